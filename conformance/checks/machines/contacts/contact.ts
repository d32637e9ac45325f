import type { Expectation } from '../../../scene/recorder.js';
import type { JsonObject } from '../../../target/json.js';
import { textIn } from '../../../target/wire/members.js';

/** A contact as the run sends it, with the customer reference id by which it is recognised. */
export type Row = JsonObject & { readonly reference_id: string };

/** The contact id that a contact shows. */
export function contactIdOf(contact: JsonObject): string | undefined {
  return textIn(contact, 'id', 'contact_id');
}

/** The customer reference id that a contact shows. */
export function referenceOf(contact: JsonObject): string | undefined {
  return textIn(contact, 'reference_id');
}

/** The customer reference ids of contacts, in their order. Those that have none are left out. */
export function referencesOf(contacts: readonly JsonObject[]): readonly string[] {
  return contacts.flatMap((contact) => referenceOf(contact) ?? []);
}

/** Two lists with the same texts, each as often, in whatever order. */
export function isSameSet(a: readonly string[], b: readonly string[]): boolean {
  return JSON.stringify(a.toSorted()) === JSON.stringify(b.toSorted());
}

/** Wants contacts to be just these, by what tells them apart. Answers what the expectation does. */
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
