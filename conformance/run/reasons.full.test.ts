import { expect, test } from 'vitest';
import { countedRun } from '../../fixtures/counted-run.js';
import type { MockOptions } from '../../mocks/host/mock.js';
import { renderReport } from '../report/console.js';
import { toJunit } from '../report/junit.js';
import { toMarkdown } from '../report/markdown.js';
import type { Report } from '../report/report.js';
import { toSarif } from '../report/sarif.js';
import { plain } from '../report/text.js';
import type { Target } from '../target/target.js';
import type { Transport, WireResponse } from '../target/transport.js';

/** Rewrites the successful JSON responses of a target. */
const rewriting =
  (change: (text: string) => string) =>
  (inner: Transport): Transport =>
  async (request) => {
    const response = await inner(request);
    return response.status < 300 ? { ...response, text: change(response.text) } : response;
  };

/** Answers calls to some addresses itself. */
const answering =
  (path: RegExp, response: Partial<WireResponse>) =>
  (inner: Transport): Transport =>
  async (request) =>
    path.test(request.url)
      ? { status: 404, headers: {}, cookies: [], text: '', ...response }
      : inner(request);

const withoutControl = ({ controlUrl: _, controlToken: __, ...target }: Target): Target => target;

/** Targets that differ from the mock in one way each. */
const odd: Readonly<
  Record<string, { around?: (inner: Transport) => Transport; mocked?: Omit<MockOptions, 'clock'> }>
> = {
  'has no control plane': {},
  'has no people': { mocked: { people: 0 } },
  'names ids otherwise': { around: rewriting((text) => text.replaceAll('"id":', '"identifier":')) },
  'writes statuses in capitals': {
    around: rewriting((text) =>
      text.replace(/"status":"(\w+)"/g, (all) => all.replace(/:"\w+"/, (v) => v.toUpperCase())),
    ),
  },
  'has empty lists': { around: rewriting((text) => (text.startsWith('[') ? '[]' : text)) },
  'differs from defaults': {
    mocked: { profile: { 'find.size-over': 'clamped', 'find.score-scale': 'percent' } },
  },
  'shows a page for ledgers': {
    around: answering(/\/ledgers/, { status: 200, headers: { 'content-type': 'text/html' }, text: '<html>' }),
  },
  'has no API keys': { around: answering(/\/apiKeys?\b|\/api-keys?\b/i, {}) },
  'is throttled': {
    around: answering(/\/(invitations|serviceAccounts)\b/, { status: 429, headers: { 'retry-after': '1' } }),
  },
  'has empty bodies': { around: rewriting(() => '') },
  'answers with pages only': { around: answering(/./, { status: 200, text: '<html>sign in</html>' }) },
  'has huge bodies': {
    around: rewriting((text) => text.replace(/\}\s*$/, `,"more":"${'x'.repeat(2 ** 18)}"}`)),
  },
  'answers with a number': { around: rewriting(() => '7') },
  'answers with a status alone': { around: answering(/./, { status: 503 }) },
  'refuses connections': {
    around: () => async () => {
      throw Object.assign(new Error(), { code: 'ECONNREFUSED' });
    },
  },
};

const page = { width: 120, paint: plain };

/** Every text of a report that says why. */
function reasonsOf({ reason, rules, readings = [], left = [] }: Report): readonly string[] {
  return [
    ...(reason === undefined ? [] : [`the run: ${reason}`]),
    ...rules.flatMap(({ id, because, failure }) =>
      [because, ...textsOf(failure)].flatMap((text) => (text ? [`${id}: ${text}`] : [])),
    ),
    ...readings.map(({ question, saw }) => `${question}: ${saw}`),
    ...left.map(({ kind, because }) => `${kind}: ${because}`),
  ];
}

const textsOf = (shown: Report['rules'][number]['failure']): readonly (string | undefined)[] =>
  shown ? [shown.summary, shown.steps, shown.at, shown.expected] : [];

test.each(Object.entries(odd))(
  'a report on a target that %s gives reasons that are whole and can be acted on, and exchanges for what it found',
  async (_, target) => {
    const { report } = await countedRun(
      { safety: 'full', thorough: false },
      { ...target, given: withoutControl },
    );

    const reasons = reasonsOf(report);
    expect(reasons.length).toBeGreaterThan(40);
    const rendered = [renderReport(report, page, true), toMarkdown(report), toJunit(report), toSarif(report)];
    const broken = /\bundefined\b|\bNaN\b|\[object /;
    expect(
      [...reasons, ...rendered.flatMap((text) => text.split('\n'))].filter((text) => broken.test(text)),
    ).toEqual([]);
    // Where there is no control plane, it is never the cause: it may only be what is needed.
    const causes = reasons.map((text) => text.replace(/needs [^;]*--control-url[^;]*/g, ''));
    expect(causes.filter((text) => /control plane/i.test(text))).toEqual([]);
    const found = report.rules.flatMap(({ failure }) => failure ?? []);
    expect(found.filter(({ exchanges, curl }) => exchanges.length === 0 || curl === '')).toEqual([]);
  },
);
