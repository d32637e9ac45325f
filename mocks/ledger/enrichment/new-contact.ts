import { frozen } from '../../state/frozen.js';
import type { Contact, ContactInput } from '../stored/contact.js';
import type { Match } from './match.js';
import { worksAt } from './works-at.js';

/** Where a contact comes from. */
export type Origin = Pick<Contact, 'id' | 'ledgerId' | 'importId' | 'createdAtMs'>;

/** A contact as it is at its import: nothing has changed since. */
export function newContact(input: ContactInput, match: Match | undefined, origin: Origin): Contact {
  return {
    ...origin,
    referenceId: input.reference_id ?? null,
    input,
    ...seenOf(input, match),
    companyChangedAtMs: null,
    infoChangedAtMs: null,
    customChange: null,
  };
}

/** Who a contact is, as far as that is known. */
export function seenOf(
  input: ContactInput,
  match: Match | undefined,
): Pick<Contact, 'match' | 'verified' | 'seen'> {
  const { person, score = 0 } = match ?? {};
  if (person?.id === undefined) return { match: null, verified: false, seen: null };
  return {
    match: { personId: person.id, score },
    verified: worksAt(person, input),
    seen: frozen(person),
  };
}
