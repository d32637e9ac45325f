import type { Contact } from './contact.js';

/** The number of contacts in a ledger (section 4.3). */
export type Counts = {
  readonly total: number;
  /** Contacts whose person was found and, if they were imported with a company, works there now. */
  readonly verified: number;
  /** Contacts whose person was noticed to have moved to another company since the import. */
  readonly newJobs: number;
};

/** What decides in which counts a contact is included. */
export type Counted = Pick<Contact, 'verified' | 'companyChangedAtMs'>;

export const noContacts: Counts = { total: 0, verified: 0, newJobs: 0 };

/** Returns the counts with these contacts added. */
export function withContacts(counts: Counts, contacts: readonly Counted[]): Counts {
  return contacts.reduce((sum, contact) => added(sum, contact, 1), counts);
}

/** Returns the counts without these contacts, which were counted before. */
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
