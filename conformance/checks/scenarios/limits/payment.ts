import * as fc from 'fast-check';
import { findBody } from '../../../arbitraries/lookups.js';
import { investigation } from '../../../scene/investigation.js';
import { hits } from '../hits.js';
import { madeUp } from '../made-up.js';
import { inconclusive, isSuccess, observed } from '../outcome.js';

const rule = 'find.402-shape';
/** What else may stand in the way of the call: load, or, unless it is seen to be held there, a role. */
const unrelated = [403, 429, 503];
const ofNoRole = [400, 401, 404];

/**
 * A find that has brought people at home, within an organization that is said to have no credit (sections 4.1 and 7). When it
 * requires payment is open (question find.credit-check), so an answer without a refusal says nothing.
 */
export const payment = investigation({
  id: 'limits/payment',
  rules: [rule],
  needs: ['token', 'empty-org'],
  requestsPerRun: 1,
  cases: (pool) => fc.record({ lookup: fc.constantFrom(...hits(pool)), nobody: madeUp() }),
  async perform({ lookup, nobody }, context) {
    const within = { credential: 'token', org: 'empty' } as const;
    const answer = await context.find(findBody([lookup], 1), within);
    const { status } = answer.response;
    if (isSuccess(answer)) return [inconclusive(rule, 'nothing had to be paid for: the call succeeded')];
    const isUnclear = unrelated.includes(status) || (status >= 500 && answer.fault !== 'persistent');
    if (isUnclear) return [inconclusive(rule, `status ${status} need not be about credit`)];
    if (ofNoRole.includes(status)) {
      // What costs nothing is answered to whoever holds a role.
      const free = await context.find(findBody([named(nobody)], 1), within);
      if (!isSuccess(free)) return [inconclusive(rule, `status ${status} may be for lack of a role there`)];
    }
    const seen = () => ({ at: 'status', expected: '402: the organization has no credit', received: status });
    return [observed(rule, status === 402, seen)];
  },
});

const named = (name: string) => ({ fields: [{ field_name: 'name', search_term: name }] });
