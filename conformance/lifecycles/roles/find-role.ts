import { scenario } from '../../scenarios/scenario.js';
import { EndScenario } from '../../target/end-scenario.js';

/** Assumed (section 5): the role viewer is enough for find. */
export const findRole = scenario({
  id: 'roles/find',
  rules: ['find.role-report'],
  needs: ['identity', 'token', 'own-resources'],
  asksForPeople: true,
  requests: 4,
  async record(recorder, context) {
    const known = context.pool.known.find(({ ids }) => ids.length > 0);
    if (!known) throw new EndScenario('inconclusive', 'the target has shown nobody who can be asked for');
    const body = { matches: [known.lookup], size: 1 };
    // What everybody is refused says nothing about the role.
    recorder.body(await context.call('find', { body }));
    const viewer = await context.callers.withRole('viewer');
    recorder.step('find somebody as a viewer');
    const answer = await context.call('find', { body }, viewer);
    recorder.accepts('find.role-report', answer, 'the role viewer is enough');
  },
});
