import { frozen } from '../../state/frozen.js';
import type { Contact, ContactInput } from '../stored/contact.js';
import type { Match } from './match.js';
import { worksAt } from './works-at.js';

/** Where a contact comes from. */
export type Origin = Pick<Contact, 'id' | 'ledgerId' | 'importId' | 'createdAtMs'>;

/** Creates a contact as of its import, without any changes yet. */
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

/** Returns what is known of the person behind a contact. */
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
