import type { Person } from '../../population/population.js';

/** What a caller says about a contact: one row of an import, as it was sent. */
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
 * A contact of a ledger, as it is stored under its id in the collection `contacts:<ledger id>`. The collection
 * `contact-references:<ledger id>` holds the contact id of each reference id.
 */
export type Contact = {
  readonly id: string;
  readonly ledgerId: string;
  /** The import that created it. */
  readonly importId: string;
  /** The customer's own id; null when none was given. */
  readonly referenceId: string | null;
  /** Never altered after the import. */
  readonly input: ContactInput;
  readonly createdAtMs: number;
  /** Whom the waterfall of `find` takes the contact for; null when nobody was found. */
  readonly match: { readonly personId: string; readonly score: number } | null;
  /** Whether the person was found and works at the company that the contact was imported with. */
  readonly verified: boolean;
  /**
   * The person as they were when the contact was last looked at: what it shows of them, whatever became of them since.
   * Null when nobody was found. Contacts share a person, so that one costs no more than a reference.
   */
  readonly seen: Person | null;
  /** When a change was noticed, in milliseconds since 1970; null when nothing changed since the import. */
  readonly companyChangedAtMs: number | null;
  readonly infoChangedAtMs: number | null;
  /** When a change of a tracked field was noticed, and the version of the tracked fields that noticed it. */
  readonly customChange: { readonly changedAtMs: number; readonly version: number } | null;
};

export const contactsOf = (ledgerId: string): string => `contacts:${ledgerId}`;
export const referencesOf = (ledgerId: string): string => `contact-references:${ledgerId}`;
