import type { Person } from '../../population/population.js';

/** What a client sends about a contact: one row of an import, as it was sent. */
export type ContactInput = {
  readonly reference_id?: string;
  readonly linkedin?: string;
  readonly email_address?: string;
  readonly name?: string;
  readonly title?: string;
  readonly company_name?: string;
  readonly company_domain?: string;
  readonly company_linkedin?: string;
  readonly country?: string;
  readonly location?: string;
};

/**
 * A contact of a ledger, stored under its id in the collection `contacts:<ledger id>`. The collection
 * `contact-references:<ledger id>` maps each reference id to its contact id.
 */
export type Contact = {
  readonly id: string;
  readonly ledgerId: string;
  /** The import that created it. */
  readonly importId: string;
  /** The customer's own id; null if none was sent. */
  readonly referenceId: string | null;
  /** Never altered after the import. */
  readonly input: ContactInput;
  readonly createdAtMs: number;
  /** The person whom the waterfall of `find` matches; null if there is none. */
  readonly match: { readonly personId: string; readonly score: number } | null;
  /** Whether the person was found and works at the company that the contact was imported with. */
  readonly verified: boolean;
  /**
   * The person as of the last check of the contact, whatever has changed since: what the contact shows is read from it. Null if
   * there is no match. Contacts share person objects, so that each costs only a reference.
   */
  readonly seen: Person | null;
  /** When a change was noticed, in milliseconds since 1970; null if nothing changed since the import. */
  readonly companyChangedAtMs: number | null;
  readonly infoChangedAtMs: number | null;
  /** When a change of a tracked field was noticed, and the version of the tracked fields that noticed it. */
  readonly customChange: { readonly changedAtMs: number; readonly version: number } | null;
};

export const contactsOf = (ledgerId: string): string => `contacts:${ledgerId}`;
export const referencesOf = (ledgerId: string): string => `contact-references:${ledgerId}`;
