import * as fc from 'fast-check';
import { operations } from '../../../../generated/operations.js';
import { isSuccess } from '../../../scene/recorder.js';
import { scenario } from '../../../scene/scenario.js';
import { callsAbout, peopleOperations } from './any-call.js';
import { idsOf, shown } from './chosen.js';
import { isPage, paged } from './require-success.js';
import { currentEmployment } from './verify/employments.js';

/** Good calls whose path names no organization (section 1). */
export const withoutOrganization = scenario({
  id: 'people/without-organization',
  rules: ['people.org-scope'],
  requests: peopleOperations.length,
  cases: (pool) => fc.record({ people: idsOf(pool, 1, (person) => currentEmployment(person) !== undefined) }),
  async record(t, { people: [id] }) {
    shown(t, id, 'with a current job at a company');
    if (id === undefined) return;
    const calls = callsAbout(id, t.pool);
    for (const operation of peopleOperations) {
      const { path } = operations[operation];
      t.step(`call ${path.replace('/{org_id}', '')}`);
      const input = calls[operation];
      const worked = t.worked(operation);
      const exchange = await t.call(operation, { ...input, path: { ...input.path, org_id: '' } });
      // That a path leads nowhere says something only of an operation that the target has in our form.
      if (isSuccess(exchange) && isPage(exchange)) t.skip('people.org-scope', paged);
      else if (worked || isSuccess(exchange)) {
        t.soft('people.org-scope', exchange).refused('the path names no organization');
      } else t.skip('people.org-scope', `${operation} did not work in this run`);
    }
  },
});
