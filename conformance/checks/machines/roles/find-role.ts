import { scenario } from '../../../scene/scenario.js';
import { EndScenario } from '../../../target/end-scenario.js';

/** Assumed (section 5): the role viewer is enough for find. */
export const findRole = scenario({
  id: 'roles/find',
  rules: ['find.role-report'],
  needs: ['identity', 'token', 'own-resources'],
  asksForPeople: true,
  requests: 4,
  async record(t) {
    const known = t.pool.known.find(({ ids }) => ids.length > 0);
    if (!known) throw new EndScenario('inconclusive', 'the target has shown nobody who can be asked for');
    const body = { matches: [known.lookup], size: 1 };
    // What everybody is refused says nothing about the role.
    t.body(await t.call('find', { body }));
    const viewer = await t.callers.withRole('viewer');
    t.step('find somebody as a viewer');
    const answer = await t.call('find', { body }, viewer);
    t.expect('find.role-report', answer).accepted('the role viewer is enough');
  },
});
