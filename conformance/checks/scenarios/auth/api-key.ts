import * as fc from 'fast-check';
import { findBody } from '../../../arbitraries/lookups.js';
import type { FindOptions } from '../../../scene/check-context.js';
import { investigation } from '../../../scene/investigation.js';
import { fewHits } from '../finds.js';
import { inconclusive, isSuccess, met, observed, undecided } from '../outcome.js';

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
    const ways: Record<string, FindOptions> = {
      'X-Api-Key': { credential: 'other-header', authorization: null, headers: { 'x-api-key': key } },
      'Authorization: ApiKey': { credential: 'other-header', authorization: `ApiKey ${key}` },
    };
    for (const [header, how] of Object.entries(ways)) {
      const taken = await context.find(body, how);
      if (!isSuccess(taken)) continue;
      const expected = 'a refusal in another header of a key that is refused as Bearer';
      const received = `${taken.response.status} for the key in ${header}`;
      return [observed(rule, false, { at: 'status', expected, received })];
    }
    return [];
  },
});
