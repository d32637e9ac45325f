import * as fc from 'fast-check';
import { findBody } from '../../../arbitraries/lookups.js';
import { investigation } from '../../../scene/investigation.js';
import { fewHits } from '../hits.js';
import { inconclusive, isSuccess, observed, undecided } from '../outcome.js';

/** Which names are permitted is open; these are members of every person. */
const attempts = [['name'], ['id', 'name'], ['id']];

/** `return_fields` is an array of string (section 4.1): one array of names at least is accepted. */
export const returnFields = investigation({
  id: 'limits/return-fields',
  rules: ['find.return-fields-type'],
  requestsPerRun: 1,
  cases: (pool) => fc.record({ lookups: fewHits(pool) }),
  async perform({ lookups }, context) {
    const rule = 'find.return-fields-type';
    const statuses: number[] = [];
    for (const names of attempts) {
      const answer = await context.find({ ...findBody(lookups, null), return_fields: names });
      const why = undecided(answer);
      if (why !== undefined) return [inconclusive(rule, why)];
      if (isSuccess(answer)) return [{ rule, finding: { observations: 1, violations: [] } }];
      statuses.push(answer.response.status);
    }
    // Credit may be used up with a status of its own: then the same request without the member is refused too.
    const control = await context.find(findBody(lookups, null));
    if (!isSuccess(control))
      return [inconclusive(rule, 'the same find is refused without return_fields too')];
    return [
      observed(rule, false, () => ({
        at: 'status',
        expected: `status 200 for one of ${JSON.stringify(attempts)}`,
        received: statuses.join(', '),
      })),
    ];
  },
});
