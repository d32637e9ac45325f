import type { RuleId } from '../../../generated/rules.js';
import { EndScenario } from '../../target/end-scenario.js';
import { isSameSet, referencesOf } from './contact.js';
import { contactsWhen, type Place } from './place.js';

/** The rule wants the ledger to have just these contacts now, by their customer reference ids. Answers whether it has. */
export async function seeLeft<Rule extends RuleId>(
  rule: Rule,
  place: Place<Rule>,
  expected: readonly string[],
  why: string,
): Promise<boolean> {
  const contacts = await contactsWhen(place, (shown) => isSameSet(referencesOf(shown), expected));
  const shown = referencesOf(contacts);
  return place.t.soft(rule).holds(isSameSet(shown, expected), {
    at: 'contacts',
    expected: `${why}, so that ${expected.length} contacts are left`,
    received: differenceOf(shown, expected),
  });
}

/** Ends the scenario once a ledger is not as it should be: nothing that follows would say anything. */
export function goOn(holds: boolean): void {
  if (!holds)
    throw new EndScenario('inconclusive', 'the contacts of the ledger are not as they should be any more');
}

/** How a list differs from the expected one, in words. */
export function differenceOf(shown: readonly string[], expected: readonly string[]): string {
  const surplus = shown.filter((each, at) => !expected.includes(each) || shown.indexOf(each) !== at);
  const missing = expected.filter((each) => !shown.includes(each));
  const parts = [
    ...(missing.length > 0 ? [`without ${missing.join(', ')}`] : []),
    ...(surplus.length > 0 ? [`with ${surplus.join(', ')}`] : []),
  ];
  const count = shown.length === 1 ? '1 contact' : `${shown.length} contacts`;
  return `${count}${parts.length > 0 ? `, ${parts.join(' and ')}` : ''}`;
}
