import type { Readings } from '../../../generated/questions.js';

/** What the value in the path of a deletion stands for. */
export type DeletionTarget = { readonly contactId: string } | { readonly referenceId: string };

const prefix = /^l(?:d)?c_/;

/** Normalizes a value to compare it with the contact-ID prefixes, by reading. */
const compared: Readonly<Record<Readings['contacts.prefixes'], (value: string) => string>> = {
  'lc-ldc': (value) => value,
  'lc-ldc-any-case': (value) => value.toLowerCase(),
};

/**
 * Returns what a value stands for. A value that starts with a contact-ID prefix is a contact id, whether or not there is such a
 * contact; any other is a customer reference id, which is compared exactly (section 4.3, question contacts.prefixes).
 */
export function deletionTarget(reading: Readings['contacts.prefixes'], value: string): DeletionTarget {
  const text = compared[reading](value);
  return prefix.test(text) ? { contactId: text } : { referenceId: value };
}
