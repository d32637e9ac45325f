import * as fc from 'fast-check';
import { isSuccess } from '../../story/teller.js';
import { callsAbout, peopleOperations } from './any-call.js';
import { drawn, idsOf, shown } from './drawn.js';
import { currentEmployment } from './verify/employments.js';

/** Each operation called by somebody with the role viewer (section 5 rule 5, and the questions of its role). */
export const viewers = drawn({
  id: 'people/viewer',
  rules: ['people.role-not-stated'],
  needs: ['identity', 'token', 'own-resources'],
  requests: 2 * peopleOperations.length + 2,
  cases: (pool) => fc.record({ people: idsOf(pool, 1, (person) => currentEmployment(person) !== undefined) }),
  async tell({ people: [id] }, teller, lab) {
    shown(lab, id, 'with a current job at a company');
    if (id === undefined) return;
    const viewer = await lab.callers.withRole('viewer');
    const calls = callsAbout(id, lab.pool);
    for (const operation of peopleOperations) {
      const input = calls[operation];
      if (!lab.worked(operation) && !isSuccess(await lab.call(operation, input))) continue;
      teller.step(`call ${operation} as a viewer`);
      const exchange = await lab.call(operation, input, viewer);
      teller.accepts('people.role-not-stated', exchange, `${operation} is open to viewers`);
    }
  },
});
