import * as fc from 'fast-check';
import { findBody } from '../../../arbitraries/lookups.js';
import type { FindOptions } from '../../../scene/check-context.js';
import { investigation } from '../../../scene/investigation.js';
import { isRedirect } from '../../../target/redirect.js';
import { madeUp } from '../altered.js';
import { fewHits, hits, inconclusive, isSuccess, met, observed, undecided } from '../finds.js';

/**
 * An API key is sent as Bearer token: if that is refused, it must not be accepted in another header (section 5). If no header
 * is accepted, keys do not work here at all, which is open: then nothing is observed of the header.
 */
export const keyHeader = investigation({
  id: 'auth/api-key',
  rules: ['auth.key-same-header'],
  needs: ['api-key'],
  runs: 2,
  requestsPerRun: 1,
  cases: (pool) => fc.record({ lookups: fewHits(pool) }),
  async perform({ lookups }, context) {
    const rule = 'auth.key-same-header';
    const body = findBody(lookups, null);
    const answer = await context.find(body, { credential: 'api-key' });
    const why = undecided(answer);
    if (why !== undefined) return [inconclusive(rule, why)];
    if (isSuccess(answer)) return [met(rule)];
    const key = context.target.apiKey ?? '';
    const ways: Readonly<Record<string, FindOptions>> = {
      'X-Api-Key': { authorization: null, headers: { 'x-api-key': key } },
      'Authorization: ApiKey': { authorization: `ApiKey ${key}` },
    };
    for (const [header, how] of Object.entries(ways)) {
      const taken = await context.find(body, { credential: 'other-header', ...how });
      if (!isSuccess(taken)) continue;
      const expected = 'a refusal in another header of a key that is refused as Bearer';
      const received = `${taken.response.status} for the key in ${header}`;
      return [observed(rule, false, { at: 'status', expected, received })];
    }
    return [];
  },
});

/** Statuses that may have other reasons: load, or the lack of a role, unless another call shows that the role is held. */
const unrelated = [403, 429, 503];
const ofNoRole = [400, 401, 404];

/**
 * A find with hits, sent for an organization configured as having no credit (sections 4.1 and 7). When payment is required is
 * open (question find.credit-check), so a success is no evidence.
 */
export const payment = investigation({
  id: 'limits/payment',
  rules: ['find.402-shape'],
  needs: ['token', 'empty-org'],
  requestsPerRun: 1,
  cases: (pool) => fc.record({ lookup: fc.constantFrom(...hits(pool)), nobody: madeUp() }),
  async perform({ lookup, nobody }, context) {
    const rule = 'find.402-shape';
    const within = { credential: 'token', org: 'empty' } as const;
    const answer = await context.find(findBody([lookup], 1), within);
    const { status } = answer.response;
    if (isSuccess(answer)) return [inconclusive(rule, 'nothing had to be paid for: the call succeeded')];
    const isUnclear = isRedirect(answer.response) || unrelated.includes(status);
    if (isUnclear || (status >= 500 && answer.fault !== 'persistent'))
      return [inconclusive(rule, `status ${status} need not be about credit`)];
    if (ofNoRole.includes(status)) {
      // A find without hits costs nothing, so it succeeds for any caller with a role.
      const named = { fields: [{ field_name: 'name', search_term: nobody }] };
      const free = await context.find(findBody([named], 1), within);
      if (!isSuccess(free)) return [inconclusive(rule, `status ${status} may be for lack of a role there`)];
    }
    const violation = { at: 'status', expected: '402: the organization has no credit', received: status };
    return [observed(rule, status === 402, violation)];
  },
});
