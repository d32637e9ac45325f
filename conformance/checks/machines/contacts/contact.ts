import type { Expectation } from '../../../scene/recorder.js';
import type { JsonObject } from '../../../target/json.js';
import { textIn } from '../../../target/wire/members.js';

/** A contact as the run sends it; the customer reference id identifies it in answers. */
export type Row = JsonObject & { readonly reference_id: string };

/** Returns the contact id of a contact, or undefined if it shows none. */
export function contactIdOf(contact: JsonObject): string | undefined {
  return textIn(contact, 'id', 'contact_id');
}

/** Returns the customer reference id of a contact, or undefined if it shows none. */
export function referenceOf(contact: JsonObject): string | undefined {
  return textIn(contact, 'reference_id');
}

/** Returns the customer reference ids of contacts in order, leaving out contacts without one. */
export function referencesOf(contacts: readonly JsonObject[]): readonly string[] {
  return contacts.flatMap((contact) => referenceOf(contact) ?? []);
}

/** Whether two lists have the same texts, each equally often, in any order. */
export function isSameSet(a: readonly string[], b: readonly string[]): boolean {
  return JSON.stringify(a.toSorted()) === JSON.stringify(b.toSorted());
}

/** Expects contacts to be exactly the wanted ones, by an identifying text. Returns the result of the expectation. */
export function seeSame<Result>(
  expectation: Expectation<Result>,
  shown: readonly string[],
  wanted: readonly string[],
  expected: string,
): Result {
  return expectation.holds(isSameSet(shown, wanted), {
    at: 'contacts',
    expected,
    received: differenceOf(shown, wanted),
  });
}

/** Describes how a list differs from the expected one. */
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
