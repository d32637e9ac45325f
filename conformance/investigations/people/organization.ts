import * as fc from 'fast-check';
import { operations } from '../../../generated/operations.js';
import { isSuccess } from '../../story/teller.js';
import { callsAbout, peopleOperations } from './any-call.js';
import { drawn, idsOf, shown } from './drawn.js';
import { isPage, paged } from './granted.js';
import { currentEmployment } from './verify/employments.js';

/** Good calls whose path names no organization (section 1). */
export const withoutOrganization = drawn({
  id: 'people/without-organization',
  rules: ['people.org-scope'],
  needs: ['token'],
  requests: peopleOperations.length,
  cases: (pool) => fc.record({ people: idsOf(pool, 1, (person) => currentEmployment(person) !== undefined) }),
  async tell({ people: [id] }, teller, lab) {
    shown(lab, id, 'with a current job at a company');
    if (id === undefined) return;
    const calls = callsAbout(id, lab.pool);
    for (const operation of peopleOperations) {
      const { path } = operations[operation];
      teller.step(`call ${path.replace('/{org_id}', '')}`);
      const input = calls[operation];
      const worked = lab.worked(operation);
      const exchange = await lab.call(operation, { ...input, path: { ...input.path, org_id: '' } });
      // That a path leads nowhere says something only of an operation that the target has in our form.
      if (isSuccess(exchange) && isPage(exchange)) teller.skip('people.org-scope', paged);
      else if (worked || isSuccess(exchange)) {
        teller.refuses('people.org-scope', exchange, 'the path names no organization');
      } else teller.skip('people.org-scope', `${operation} did not work in this run`);
    }
  },
});
