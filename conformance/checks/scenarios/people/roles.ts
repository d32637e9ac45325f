import * as fc from 'fast-check';
import { isSuccess } from '../../../scene/recorder.js';
import { scenario } from '../../../scene/scenario.js';
import { callsAbout, peopleOperations } from './any-call.js';
import { idsOf, shown } from './chosen.js';
import { currentEmployment } from './verify/employments.js';

/** Each operation called by somebody with the role viewer (section 5 rule 5, and the questions of its role). */
export const viewers = scenario({
  id: 'people/viewer',
  rules: ['people.role-not-stated'],
  needs: ['identity', 'token', 'own-resources'],
  requests: 2 * peopleOperations.length + 2,
  cases: (pool) => fc.record({ people: idsOf(pool, 1, (person) => currentEmployment(person) !== undefined) }),
  async record(t, { people: [id] }) {
    shown(t, id, 'with a current job at a company');
    if (id === undefined) return;
    const viewer = await t.callers.withRole('viewer');
    const calls = callsAbout(id, t.pool);
    for (const operation of peopleOperations) {
      const input = calls[operation];
      if (!t.worked(operation) && !isSuccess(await t.call(operation, input))) continue;
      t.step(`call ${operation} as a viewer`);
      const exchange = await t.call(operation, input, viewer);
      t.soft('people.role-not-stated', exchange).accepted(`${operation} is open to viewers`);
    }
  },
});
