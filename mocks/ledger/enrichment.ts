import { isDeepStrictEqual } from 'node:util';
import { orgIds } from '../engine/credentials.js';
import type { ContactChange, Profile, Upcoming, World } from '../engine/handler.js';
import { notify } from '../events/notify.js';
import { editsVersion, populationNow } from '../population/edits.js';
import type { Job, Person, Population } from '../population/population.js';
import { midnightAfter } from '../state/calendar.js';
import { frozen } from '../state/json.js';
import { perSlice, type Store } from '../state/store.js';
import { turns } from '../state/turns.js';
import { contactRecord } from './contact-view.js';
import { type Contact, contactsOf } from './contacts.js';
import { counted, type Ledger, ledgersOf, listLedgers, putLedger } from './ledgers.js';
import { matchOf, seenOf, worksAt } from './match.js';
import { afterTracking, findVersion, putVersion, type TrackableField } from './tracked-fields.js';

/** What a cycle depends on. A cycle that found nothing finds nothing again until any of it changes. */
interface Grounds extends Pick<World, 'population' | 'profile' | 'contract'> {
  /** The version of the edits, and all ledgers, as JSON. */
  readonly state: string;
}

/** Schedules a cycle over all ledgers at each midnight UTC, except where nothing could be found (question tracked.cycle). */
export function midnightCycle(): Upcoming {
  let still: Grounds | undefined;
  return async (world, livedMs) => {
    if (!(await hasLedgers(world))) return undefined;
    if (still !== undefined && isSame(still, await groundsOf(world))) return undefined;
    return {
      atMs: midnightAfter(livedMs),
      perform: async (then) => {
        const before = await groundsOf(then);
        let found = 0;
        for (const org of await orgIds(then)) found += (await runEnrichmentCycle(then, org)).rewritten;
        still = found === 0 && isSame(before, await groundsOf(then)) ? before : undefined;
      },
    };
  };
}

async function hasLedgers(world: World): Promise<boolean> {
  const { store } = world;
  for (const org of await orgIds(world)) {
    if ((await store.scan(ledgersOf(org), { limit: 1 })).length > 0) return true;
  }
  return false;
}

async function groundsOf(world: World): Promise<Grounds> {
  const { store, population, profile, contract } = world;
  const ledgers = [];
  for (const org of await orgIds(world)) ledgers.push(...(await listLedgers(store, org)));
  return { population, profile, contract, state: JSON.stringify([await editsVersion(store), ledgers]) };
}

function isSame(one: Grounds, other: Grounds): boolean {
  return (
    one.state === other.state &&
    one.population === other.population &&
    one.profile === other.profile &&
    one.contract === other.contract
  );
}

/** Checks all contacts of an organization. Others write between slices of a ledger, which may be gone then. */
export async function runEnrichmentCycle(world: World, org: string): Promise<Enriched> {
  const sum = { contacts: 0, changed: 0, rewritten: 0, notified: 0 };
  const turn = turns();
  for (const { id } of await listLedgers(world.store, org)) {
    let last: string | undefined;
    do {
      const after = last;
      last = await world.store.transact(async (store) => {
        const ledger = await store.get(ledgersOf(org), id);
        if (ledger === undefined || ledger.deletedAtMs !== null) return undefined;
        return enrichSlice(store, ledger, after, sum, world);
      });
      await turn();
    } while (last !== undefined);
  }
  return sum;
}

interface Enriched {
  contacts: number;
  changed: number;
  /** The number of contacts that were stored again: changed ones, and those of which more is known now. */
  rewritten: number;
  /** The number of contacts with a change in a tracked field, for which a notification was queued. */
  notified: number;
}

/** Checks some contacts of a ledger for changes (section 6), within a transaction. Returns the last of them if there are more. */
async function enrichSlice(
  store: Store,
  ledger: Ledger,
  after: string | undefined,
  sum: Enriched,
  world: World,
): Promise<string | undefined> {
  const now = world.clock.now();
  const population = await populationNow(world);
  const tracking = after === undefined ? afterTracking(ledger.tracking, 'cycle') : ledger.tracking;
  const effective = await findVersion(store, ledger.id, tracking.effective);
  if (effective?.effectiveAtMs === null) {
    await putVersion(store, ledger.id, { ...effective, effectiveAtMs: now });
  }
  const { hooks } = world;
  const goesBy = hooks?.tracks ? await hooks.tracks(effective, ledger.id, store, world) : effective;
  const changes: ContactChange[] = [];
  let { counts } = ledger;
  const turn = turns();
  const part = { limit: perSlice, ...(after === undefined ? {} : { after }) };
  const entries = await store.scan(contactsOf(ledger.id), part);
  if (entries.length > 0) await population.indexed();
  for (const { value: known } of entries) {
    await turn();
    const look = lookAt(known, { population, effective: goesBy, profile: world.profile, now });
    const { contact, tracked } = look;
    if (contact !== known) {
      sum.rewritten += 1;
      counts = counted(counted(counts, known, -1), contact, 1);
      await store.put(contactsOf(ledger.id), contact.id, contact);
    }
    if (look.hasChanged) sum.changed += 1;
    if (tracked.length === 0 || goesBy === undefined) continue;
    changes.push({
      org: ledger.org,
      ledgerId: ledger.id,
      contactId: contact.id,
      version: goesBy.version,
      fields: tracked,
      contact: contactRecord(contact, world),
    });
  }
  await putLedger(store, { ...ledger, tracking, counts });
  await notify(store, changes, world);
  sum.contacts += entries.length;
  sum.notified += changes.length;
  return entries.length < perSlice ? undefined : entries.at(-1)?.key;
}

interface Surroundings {
  readonly population: Population;
  readonly profile: Profile;
  /** The tracked fields that are effective in this cycle, if any. */
  readonly effective: { readonly version: number; readonly fields: readonly TrackableField[] } | undefined;
  readonly now: number;
}

interface Look {
  /** The same object if nothing about it is new. */
  readonly contact: Contact;
  readonly hasChanged: boolean;
  readonly tracked: readonly TrackableField[];
}

/** Checks a contact (sections 1 and 6). Being found at last is no change; one whose person is gone stays as it was. */
export function lookAt(contact: Contact, around: Surroundings): Look {
  const { match, seen } = contact;
  if (match === null || seen === null) {
    const found = matchOf(contact.input, around.population, around.profile);
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

/** Reads each trackable field from a person. Job fields come from the current job. */
const readers: Readonly<Record<TrackableField, (person: Person, job: Job) => string | undefined>> = {
  name: (person) => person.name,
  linkedin: (person) => person.linkedin,
  country: (person) => person.country,
  location: (person) => person.location,
  employment_status: (person) => person.employment_status,
  title: (_, job) => job.title,
  level: (_, job) => job.level,
  function: (_, job) => job.function,
  'company.id': (_, job) => job.company?.id,
  'company.name': (_, job) => job.company?.name,
  'company.domain': (_, job) => job.company?.domain,
  email_address: (_, job) => job.email,
  email_status: (_, job) => job.email_status,
};

export const trackableFields = Object.keys(readers).filter(isTrackable);

function isTrackable(name: string): name is TrackableField {
  return Object.hasOwn(readers, name);
}

function changesBetween(before: Person, now: Person): readonly TrackableField[] {
  return trackableFields.filter((field) => {
    const read = readers[field];
    return (read(before, before.position ?? {}) ?? '') !== (read(now, now.position ?? {}) ?? '');
  });
}

/** What a contact shows of its person but cannot be tracked. */
const others: readonly ((person: Person) => string | number | undefined)[] = [
  ({ position }) => position?.started_at,
  ({ position }) => position?.company?.linkedin,
  ({ jobs = [] }) => jobs.filter(({ ended_at: end }) => end === undefined).length,
];

function showsOtherwise(before: Person, now: Person): boolean {
  return others.some((read) => read(before) !== read(now));
}
