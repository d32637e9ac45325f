import * as fc from 'fast-check';
import { inTurn } from '../../../arbitraries/in-turn.js';
import { findBody } from '../../../arbitraries/lookups.js';
import type { CheckContext, FindOptions } from '../../../scene/check-context.js';
import { investigation } from '../../../scene/investigation.js';
import type { Exchange } from '../../../target/exchange.js';
import { Interruption } from '../../../target/interruption.js';
import { isArray, isObject, type Json } from '../../../target/json.js';
import { fewHits, refusedFind, sending } from '../finds.js';
import { isSuccess, observed } from '../outcome.js';

const finding = (term: string): Json => ({
  matches: [{ fields: [{ field_name: 'name', search_term: term }] }],
});

/** `org_id` is required in the path (section 4.1). */
const withoutOrganization = sending({
  id: 'errors/path-without-org',
  rules: ['find.org-path-required'],
  cases: (pool) => fc.record({ lookups: fewHits(pool) }),
  body: ({ lookups }) => findBody(lookups, null),
  how: () => ({ org: 'missing' }),
});

/** Assumed: find is a POST. */
const get = investigation({
  id: 'errors/get',
  rules: ['error.method'],
  requestsPerRun: 1,
  cases: () => fc.constant(null),
  async perform(_, context) {
    const answer = await context.find({}, { method: 'GET' });
    const { json, status } = answer.response;
    const isAnswered = isSuccess(answer) && isObject(json) && json['matches'] !== undefined;
    const violation = { at: 'status', expected: 'no matches in the answer to a GET', received: status };
    return [observed('error.method', !isAnswered, violation)];
  },
});

/** Percent-encoded path traversals; `*` stands for the caller's organization. */
const winding = ['..%2f..%2f', '..%2f*', '*%00', '%00', '..%5c*', '%252e%252e%252f*', '%2f*', '*%2f..%2f*'];

/** Assumed: an `org_id` is a name, not a path. */
const traversal = refusedFind({
  id: 'errors/org-traversal',
  rule: 'security.org-path-traversal',
  needs: ['token'],
  runs: 1,
  variants: () => inTurn(...winding),
  async how(variant, { target: { org } }) {
    const path = `/${variant.replaceAll('*', encodeURIComponent(org))}/find`;
    return { credential: 'token', org: 'unknown', path };
  },
  why: 'the org_id is no organization but a way around through the path',
});

/** Assumed (section 9): only `v1` is served, so the same find under another version is refused. */
const otherVersion = refusedFind({
  id: 'errors/other-version',
  rule: 'version.v2-absent',
  needs: ['token'],
  runs: 1,
  variants: () => fc.constant(null),
  async how(_, { target: { peopleUrl, org } }) {
    if (!peopleUrl.endsWith('/v1')) return undefined;
    // The version is the last segment of the base URL.
    return { credential: 'token', org: 'unknown', path: `/../v2/${encodeURIComponent(org)}/find` };
  },
  why: 'the path has the version v2, and only v1 is documented',
});

/** Assumed: line breaks and NUL in the path and in terms do no harm. */
const headerInjection = investigation({
  id: 'errors/header-injection',
  rules: ['security.header-injection'],
  requestsPerRun: 2,
  cases: () => fc.record({ lineBreak: inTurn('\r\n', '\n', '\0\r\n') }),
  async perform({ lineBreak }, context) {
    const hostile = `John Smith${lineBreak}X-Injected: yes`;
    const requests: [Json, FindOptions][] = [
      [finding('John Smith'), { org: 'unknown', path: `/${encodeURIComponent(hostile)}/find` }],
      [finding(hostile), {}],
    ];
    const outcomes = [];
    for (const [sent, how] of requests) {
      const { status, headers } = (await context.find(sent, how)).response;
      const injected = headers['x-injected'] !== undefined;
      if (status === 503) continue;
      outcomes.push(
        observed('security.header-injection', status < 500 && !injected, {
          at: injected ? 'header x-injected' : 'status',
          expected: 'no 5xx, and no header of the making of the request',
          received: injected ? 'yes' : status,
        }),
      );
    }
    return outcomes;
  },
});

export const addresses = [withoutOrganization, get, traversal, otherVersion, headerInjection];

/** Assumed: a body of 2 MiB is answered in full, refused with a 4xx, or the connection is closed. */
export const oversizeBody = investigation({
  id: 'errors/oversize-body',
  rules: ['error.oversize-body'],
  requestsPerRun: 3,
  cases: (pool) => fc.record({ lookups: fewHits(pool), kibibytes: fc.constant(2048) }),
  async perform({ lookups, kibibytes }, context) {
    const padded = { ...findBody(lookups, null), padding: 'x'.repeat(kibibytes * 1024) };
    const answer = await sendOversize(padded, context);
    const status = answer?.response.status;
    // 429 and 503 are about load.
    if (status === 429 || status === 503) return [];
    const clean = !answer || (status !== undefined && status >= 300 && status < 500);
    const elements = answer ? elementsIn(answer) : 0;
    const whole = answer !== undefined && isSuccess(answer) && elements === lookups.length;
    const expected = `a 4xx, a closed connection, or ${lookups.length} elements`;
    const violation = { at: 'status', expected, received: `${status} with ${elements} elements` };
    return [observed('error.oversize-body', clean || whole, violation)];
  },
});

/** Interruptions by which a closed connection shows. */
const closed: ReadonlySet<Interruption['kind']> = new Set(['target-lost', 'unreadable']);

/**
 * Sends a body. Returns undefined if the target closed the connection but answers an ordinary find right after; if that fails
 * as well, the target is lost.
 */
async function sendOversize(body: Json, context: CheckContext): Promise<Exchange | undefined> {
  try {
    return await context.find(body);
  } catch (error) {
    if (!(error instanceof Interruption) || !closed.has(error.kind)) throw error;
    await context.find(finding('John Smith'));
    return undefined;
  }
}

function elementsIn({ response: { json } }: Exchange): number {
  const matches = isObject(json) ? json['matches'] : undefined;
  return isArray(matches) ? matches.length : 0;
}
