import { isDeepStrictEqual } from 'node:util';
import type { Profile } from '../../engine/profile.js';
import type { Person, Population } from '../../population/population.js';
import { frozen } from '../../state/frozen.js';
import type { Contact } from '../stored/contact.js';
import type { TrackableField } from '../stored/versions.js';
import { matchOf } from './match.js';
import { seenOf } from './new-contact.js';
import { changesBetween, showsOtherwise } from './trackable-fields.js';
import { worksAt } from './works-at.js';

/** What an enrichment cycle checks contacts against. */
export interface Surroundings {
  readonly population: Population;
  readonly profile: Profile;
  /** The tracked fields that are effective in this cycle, if any. */
  readonly effective: { readonly version: number; readonly fields: readonly TrackableField[] } | undefined;
  readonly now: number;
}

/** The result of checking a contact. */
export interface Look {
  /** The same object if nothing about it is new. */
  readonly contact: Contact;
  /** Whether anything changed since the previous check. */
  readonly hasChanged: boolean;
  /** The changed fields that are tracked, for the notification. */
  readonly tracked: readonly TrackableField[];
}

/**
 * Checks a contact in an enrichment cycle (sections 1 and 6). A contact without a match is looked up again; being found is not a
 * change, as nothing was known before. A contact whose person no longer exists stays as it was.
 */
export async function lookAt(contact: Contact, around: Surroundings): Promise<Look> {
  const { match, seen } = contact;
  if (match === null || seen === null) {
    const found = await matchOf(contact.input, around.population, around.profile);
    return found === undefined
      ? unchanged(contact)
      : unchanged({ ...contact, ...seenOf(contact.input, found) });
  }
  const person = around.population.person(match.personId);
  return person === undefined || isDeepStrictEqual(person, seen)
    ? unchanged(contact)
    : lookAgain(contact, seen, person, around);
}

const unchanged = (contact: Contact): Look => ({ contact, hasChanged: false, tracked: [] });

/** A move to another company is a new job; losing the company is not. */
function lookAgain(contact: Contact, before: Person, person: Person, { effective, now }: Surroundings): Look {
  const changed = changesBetween(before, person);
  const tracked = changed.filter((field) => effective?.fields.includes(field));
  const moved = changed.includes('company.id') && person.position?.company?.id !== undefined;
  const hasChanged = changed.length > 0 || showsOtherwise(before, person);
  const noticed = {
    ...contact,
    seen: frozen(person),
    verified: worksAt(person, contact.input),
    companyChangedAtMs: moved ? now : contact.companyChangedAtMs,
    infoChangedAtMs: hasChanged ? now : contact.infoChangedAtMs,
    customChange:
      effective !== undefined && tracked.length > 0
        ? { changedAtMs: now, version: effective.version }
        : contact.customChange,
  };
  return { contact: noticed, hasChanged, tracked };
}
