import { describe, expect, test } from 'vitest';
import { besideMock } from '../../../mocks/mutants/matrix/in-process.js';
import { checkConformance } from '../../conform.js';
import type { Target } from '../../target/target.js';
import type { WireRequest, WireResponse } from '../../target/transport.js';

type Change = (target: Target) => Partial<Target>;
type Instead = (request: WireRequest, target: Target) => WireResponse | undefined;

/** Runs against a mock at other addresses, or with something in front of it. */
const runAt = (change: Change, instead: Instead = () => undefined, rules?: string) =>
  besideMock({ people: 200 }, async ({ edges }) => {
    const target = { ...edges.target, ...change(edges.target) };
    const report = await checkConformance({
      ...edges,
      target,
      transport: async (request, signal) =>
        instead(request, edges.target) ?? edges.transport(request, signal),
      safety: 'own-resources',
      thorough: false,
      ...(rules === undefined ? {} : { rules }),
    });
    return { report, right: edges.target };
  });

const answer = (
  status: number,
  type: string,
  text: string,
  more: Record<string, string> = {},
): WireResponse => ({
  status,
  headers: { 'content-type': type, ...more },
  cookies: [],
  text,
});
const page = '<!doctype html><title>Acme gateway</title>';
const withoutVersion = (url = '') => url.replace(/\/v1$/, '');
const itsFind = ({ url }: WireRequest) => url.endsWith('/find');

describe('a run that reaches nothing at an address ends at once, and says which one and what may be meant', () => {
  test.each<[what: string, option: string, change: Change, nearby: boolean, rules?: string]>([
    ['no version', 'people', ({ peopleUrl }) => ({ peopleUrl: withoutVersion(peopleUrl) }), true],
    ['the path of find', 'people', ({ peopleUrl, org }) => ({ peopleUrl: `${peopleUrl}/${org}/find` }), true],
    ['the name of find', 'people', ({ peopleUrl }) => ({ peopleUrl: `${peopleUrl}/find` }), true],
    [
      'another version',
      'people',
      ({ peopleUrl }) => ({ peopleUrl: `${withoutVersion(peopleUrl)}/v3` }),
      true,
    ],
    ['another service', 'people', () => ({ peopleUrl: 'http://127.0.0.1:1/shop' }), false],
    ['no version', 'identity', ({ identityUrl }) => ({ identityUrl: withoutVersion(identityUrl) }), true],
    ['no version', 'ledger', ({ ledgerUrl }) => ({ ledgerUrl: withoutVersion(ledgerUrl) }), true, 'ledger.*'],
    [
      'no version',
      'billing',
      ({ billingUrl }) => ({ billingUrl: withoutVersion(billingUrl) }),
      true,
      'usage.*',
    ],
  ])('%s at --%s-url', async (_, name, change, isNear, rules) => {
    const { report, right } = await runAt(change, undefined, rules);
    const meant = right[`${name as 'people'}Url`];

    expect(report).toMatchObject({ verdict: 'proved-nothing', complete: false });
    expect(report.requests).toBeLessThanOrEqual(10);
    expect(report.reason).toContain(
      isNear ? `"${meant}" takes the same call: give that as --${name}-url` : `check --${name}-url`,
    );
  });

  test.each<[what: string, met: WireResponse, says: RegExp]>([
    ['a page of 404', answer(404, 'text/html', page), /page of HTML \("Acme gateway"\).*check --people-url/],
    ['a page of 502', answer(502, 'text/html', page), /Acme gateway.*check --people-url/],
    ['a page of 200', answer(200, 'text/html', page), /Acme gateway.*check --people-url/],
    [
      'a sign-in page',
      answer(302, 'text/html', '', { location: 'https://sso.test/' }),
      /sso\.test.*--people-url/,
    ],
    [
      'a refusal',
      answer(403, 'application/json', '{"message":"Missing Authentication Token"}'),
      /403.*--people-url/,
    ],
  ])('%s of a gateway in front of the people interface, or of everything', async (_, met, says) => {
    const ofPeople: Instead = ({ url }, { peopleUrl }) => (url.startsWith(peopleUrl) ? met : undefined);
    const { report } = await runAt(() => ({}), ofPeople);
    const { report: ofAll } = await runAt(
      () => ({}),
      () => met,
    );

    expect(report.reason).toMatch(says);
    expect(ofAll.reason).toContain(met.headers['location'] ?? `${met.status}`);
    for (const each of [report, ofAll]) {
      expect(each).toMatchObject({ verdict: 'proved-nothing', complete: false });
      expect(each.requests).toBeLessThanOrEqual(10);
    }
  });
});

test('finds that are not answered where other calls are do not end a run: that is a fault of the service', async () => {
  const { report } = await runAt(
    () => ({}),
    (request) =>
      itsFind(request) && !request.url.includes('preview')
        ? answer(404, 'application/json', '{}')
        : undefined,
    'find.*',
  );

  expect(report.complete).toBe(true);
  expect(report.rules.filter(({ verdict }) => verdict === 'fail').map(({ id }) => id)).toContain(
    'find.path-post',
  );
});

test('operations at other paths than we assume do not end a run: only those of their kind are not judged', async () => {
  const { report } = await runAt(
    () => ({}),
    ({ method, url }) =>
      /\/(ledgers|subscriptions)$/.test(url) && method === 'GET'
        ? answer(404, 'application/json', '{"error":"not_found"}')
        : undefined,
    '{find,ledger,subs,usage}.*',
  );

  expect(report).toMatchObject({ verdict: 'conformant', complete: true });
  expect(report.rules.filter(({ verdict }) => verdict === 'pass').length).toBeGreaterThan(20);
});
