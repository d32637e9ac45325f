import type { RuleId } from '../../../../generated/rules.js';
import type { JsonObject } from '../../../target/json.js';
import { isSameSet, referencesOf } from './contact.js';
import { contactsWhen, type Place } from './place.js';

/** The rule wants the ledger to have just these contacts now, by their customer reference ids. Answers them. */
export async function seeLeft<Rule extends RuleId>(
  rule: Rule,
  place: Place<Rule>,
  expected: readonly string[],
  why: string,
): Promise<readonly JsonObject[]> {
  const contacts = await contactsWhen(place, (shown) => isSameSet(referencesOf(shown), expected));
  const shown = referencesOf(contacts);
  place.t.expect(rule).holds(isSameSet(shown, expected), {
    at: 'contacts',
    expected: `${why}, so that ${expected.length} contacts are left`,
    received: differenceOf(shown, expected),
  });
  return contacts;
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
