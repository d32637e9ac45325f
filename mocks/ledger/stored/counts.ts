import type { Contact } from './contact.js';

/** How many contacts a ledger has (section 4.3). */
export type Counts = {
  readonly total: number;
  /** The person was found and, where the contact came with a company, works there now. */
  readonly verified: number;
  /** A move to another company was noticed since the import. */
  readonly newJobs: number;
};

/** What decides how a contact counts. */
export type Counted = Pick<Contact, 'verified' | 'companyChangedAtMs'>;

export const noContacts: Counts = { total: 0, verified: 0, newJobs: 0 };

/** Counts after these contacts came. */
export function withContacts(counts: Counts, contacts: readonly Counted[]): Counts {
  return contacts.reduce((sum, contact) => added(sum, contact, 1), counts);
}

/** Counts after these contacts, which were counted, went. */
export function withoutContacts(counts: Counts, contacts: readonly Counted[]): Counts {
  return contacts.reduce((sum, contact) => added(sum, contact, -1), counts);
}

function added({ total, verified, newJobs }: Counts, contact: Counted, by: 1 | -1): Counts {
  return {
    total: total + by,
    verified: verified + (contact.verified ? by : 0),
    newJobs: newJobs + (contact.companyChangedAtMs === null ? 0 : by),
  };
}
