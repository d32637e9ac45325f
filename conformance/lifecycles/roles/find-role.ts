import { Leave } from '../../run/leave.js';
import { story } from '../../story/story.js';

/** Assumed (section 5): the role viewer is enough for find. */
export const findRole = story({
  id: 'roles/find',
  rules: ['find.role-report'],
  needs: ['identity', 'token', 'own-resources'],
  asksForPeople: true,
  requests: 4,
  async tell(teller, lab) {
    const known = lab.pool.known.find(({ ids }) => ids.length > 0);
    if (!known) throw new Leave('inconclusive', 'the target has shown nobody who can be asked for');
    const body = { matches: [known.lookup], size: 1 };
    // What everybody is refused says nothing about the role.
    teller.body(await lab.call('find', { body }));
    const viewer = await lab.callers.withRole('viewer');
    teller.step('find somebody as a viewer');
    const answer = await lab.call('find', { body }, viewer);
    teller.accepts('find.role-report', answer, 'the role viewer is enough');
  },
});
