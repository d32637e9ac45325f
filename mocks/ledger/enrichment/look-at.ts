import type { Profile } from '../../engine/profile.js';
import type { Person, Population } from '../../population/population.js';
import type { Contact } from '../contacts/contact.js';
import { matchOf } from './match.js';
import { seenOf } from './new-contact.js';
import { changesBetween, snapshotOf, type TrackableField } from './trackable-fields.js';
import { worksAt } from './works-at.js';

/** What an enrichment cycle looks with. */
export interface Surroundings {
  readonly population: Population;
  readonly profile: Profile;
  /** The tracked fields that are effective in this cycle, if any. */
  readonly effective: { readonly version: number; readonly fields: readonly TrackableField[] } | undefined;
  readonly now: number;
}

/** What a look at a contact found. */
export interface Look {
  /** The very contact that was looked at when nothing about it is new. */
  readonly contact: Contact;
  readonly person: Person | undefined;
  /** The fields that changed since the look before. */
  readonly changed: readonly TrackableField[];
  /** Those of them that are tracked: a notification tells them. */
  readonly tracked: readonly TrackableField[];
}

/**
 * What an enrichment cycle makes of a contact (sections 1 and 6). Whoever had no match is looked for again: to be found
 * is no change, as nothing was known before.
 */
export function lookAt(contact: Contact, around: Surroundings): Look {
  if (contact.match === null) {
    const match = matchOf(contact.input, around.population, around.profile);
    const found = match === undefined ? contact : { ...contact, ...seenOf(contact.input, match) };
    return { contact: found, person: match?.person, changed: [], tracked: [] };
  }
  const person = around.population.person(contact.match.personId);
  if (person === undefined) return { contact, person, changed: [], tracked: [] };
  return { person, ...lookAgain(contact, person, around) };
}

/** A move to another company is a new job; to have no company any more is none. */
function lookAgain(contact: Contact, person: Person, { effective, now }: Surroundings): Omit<Look, 'person'> {
  const seen = snapshotOf(person);
  const changed = changesBetween(contact.seen, seen);
  const tracked = changed.filter((field) => effective?.fields.includes(field));
  const moved = changed.includes('company.id') && seen['company.id'] !== '';
  const verified = worksAt(person, contact.input);
  if (changed.length === 0 && verified === contact.verified) return { contact, changed, tracked };
  const noticed = {
    ...contact,
    seen,
    verified,
    companyChangedAtMs: moved ? now : contact.companyChangedAtMs,
    infoChangedAtMs: changed.length > 0 ? now : contact.infoChangedAtMs,
    customChange:
      effective !== undefined && tracked.length > 0
        ? { changedAtMs: now, version: effective.version }
        : contact.customChange,
  };
  return { contact: noticed, changed, tracked };
}
