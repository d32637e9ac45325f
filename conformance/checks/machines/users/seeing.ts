import type { RuleId } from '../../../../generated/rules.js';
import { eventually, laggingMs } from '../../../scene/eventually.js';
import type { Scene } from '../../../scene/scene.js';
import { assignmentsOf, type Known, roleIn } from './assignments.js';

/**
 * Sees that a user is among the users of the organization once, with this role where one is shown that can be read, or
 * with any role.
 */
export async function seeAssigned<Rule extends RuleId>(
  rule: Rule,
  user: Known,
  role: string | 'any',
  t: Scene<Rule>,
): Promise<void> {
  // Whoever sees this takes the access away later, so that a list that lags could not be repeated then.
  const { list, assignments } = await eventually(
    t,
    laggingMs,
    () => assignmentsOf(t, user),
    ({ assignments: [first, second] }) =>
      first !== undefined && !second && (role === 'any' || (roleIn(first) ?? role) === role),
  );
  if (assignments.length === 0 && user.id === undefined && !list.response.text.includes('@')) {
    return t.skip(rule, 'the users are listed without emails, and the ID of the user is not known');
  }
  const shown = assignments.map((assignment) => roleIn(assignment) ?? role);
  t.expect(rule, list).holds(shown.length === 1 && (role === 'any' || shown[0] === role), {
    at: 'users',
    expected: `the user once, with ${role === 'any' ? 'any role' : `the role ${role}`}`,
    received: shown.length === 0 ? 'the user is not among them' : `the user with ${shown.join(' and ')}`,
  });
}
