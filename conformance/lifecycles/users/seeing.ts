import type { RuleId } from '../../../generated/rules.js';
import type { Lab } from '../../run/lab.js';
import { laggingMs } from '../../story/patiently.js';
import type { Teller } from '../../story/teller.js';
import { assignmentsOf, type Known, roleIn } from './assignments.js';

/** What judging takes. */
export interface Sight<Rule extends RuleId> {
  readonly lab: Lab;
  readonly teller: Teller<Rule>;
}

/**
 * Sees that a user is among the users of the organization once, with this role where one is shown that can be read, or
 * with any role. Answers whether it is so.
 */
export async function seeAssigned<Rule extends RuleId>(
  rule: Rule,
  user: Known,
  role: string | 'any',
  { lab, teller }: Sight<Rule>,
): Promise<boolean> {
  let { list, assignments } = await assignmentsOf(lab, teller, user);
  // Whoever sees this takes the access away later, so that a list that lags could not be repeated then.
  for (const ms of laggingMs) {
    if (assignments.length === 1 && (role === 'any' || (roleIn(assignments[0]) ?? role) === role)) break;
    await lab.wait(ms);
    ({ list, assignments } = await assignmentsOf(lab, teller, user));
  }
  if (assignments.length === 0 && user.id === undefined && !list.response.text.includes('@')) {
    teller.skip(rule, 'the users are listed without emails, and the ID of the user is not known');
    return true;
  }
  const shown = assignments.map((assignment) => roleIn(assignment) ?? role);
  return teller.see(
    rule,
    shown.length === 1 && (role === 'any' || shown[0] === role),
    () => ({
      at: 'users',
      expected: `the user once, with ${role === 'any' ? 'any role' : `the role ${role}`}`,
      received: shown.length === 0 ? 'the user is not among them' : `the user with ${shown.join(' and ')}`,
    }),
    list,
  );
}
