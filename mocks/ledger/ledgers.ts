import type { components } from '../../generated/ledger.js';
import type { Handler, Profile, World } from '../engine/handler.js';
import { deny, quote } from '../engine/refusal.js';
import { type Collection, clear, type Store } from '../state/store.js';
import { type Contact, contactsOf, referencesOf } from './contacts.js';
import { errorsOf, importsOf, putImport, rowsOf } from './imports.js';
import { nothingTracked, type Tracking, versionsOf } from './tracked-fields.js';

/** A contact list of an organization, stored under its id in the collection `ledgers:<org>`. */
export type Ledger = {
  readonly id: string;
  readonly org: string;
  readonly name: string;
  readonly description: string | null;
  readonly createdAtMs: number;
  /** Kept consistent with the contacts: code that writes a contact updates these in the same transaction. */
  readonly counts: Counts;
  /** The number of imports so far, including deleted ones. */
  readonly imports: number;
  /** Imports that are not processed yet, so that a call need not search all imports. */
  readonly openImports: readonly { readonly id: string; readonly completesAtMs: number | null }[];
  readonly tracking: Tracking;
  /** When the ledger was deleted, if it can still be read (question ledger.delete); otherwise null. */
  readonly deletedAtMs: number | null;
};

/** Of one organization only, so that a ledger of another one is not found. */
export const ledgersOf = (org: string): Collection<Ledger> => `ledgers:${org}`;

export const putLedger = (store: Store, ledger: Ledger): Promise<void> =>
  store.put(ledgersOf(ledger.org), ledger.id, ledger);

/** Returns the ledgers of an organization that are not deleted, oldest first. */
export async function listLedgers(store: Store, org: string): Promise<readonly Ledger[]> {
  const all = await store.list(ledgersOf(org));
  return all.filter(({ deletedAtMs }) => deletedAtMs === null).sort((a, b) => a.createdAtMs - b.createdAtMs);
}

type Counts = {
  readonly total: number;
  /** Contacts whose person was found and, if they were imported with a company, works there now. */
  readonly verified: number;
  /** Contacts whose person was noticed to have moved to another company since the import. */
  readonly newJobs: number;
};

type Counted = Pick<Contact, 'verified' | 'companyChangedAtMs'>;

export const noContacts: Counts = { total: 0, verified: 0, newJobs: 0 };

/** The counts with a contact more, or less. */
export function counted({ total, verified, newJobs }: Counts, contact: Counted, by: 1 | -1): Counts {
  return {
    total: total + by,
    verified: verified + (contact.verified ? by : 0),
    newJobs: newJobs + (contact.companyChangedAtMs === null ? 0 : by),
  };
}

export interface LedgerPath {
  readonly org_id: string;
  readonly ledger_id: string;
}

/** Performs everything that is due, and returns the ledger that a call names; a refusal if it does not exist or is deleted. */
export async function ledgerOf(path: LedgerPath, world: World): Promise<Ledger> {
  const ledger = await keptLedgerOf(path, world);
  return ledger.deletedAtMs === null ? ledger : noLedger(path);
}

/** Like `ledgerOf`, but for calls that read what is left of a deleted ledger (question ledger.delete). */
export async function keptLedgerOf(path: LedgerPath, world: World): Promise<Ledger> {
  const { org_id: org, ledger_id: id } = path;
  await world.schedule.reached();
  return (await world.store.get(ledgersOf(org), id)) ?? noLedger(path);
}

/** Runs `work` in a transaction, with the ledger as it is there. If it refuses, it must not have written anything. */
export async function changeLedger<T>(
  path: LedgerPath,
  world: World,
  work: (store: Store, ledger: Ledger) => Promise<T>,
): Promise<T> {
  await ledgerOf(path, world);
  const outcome = await world.store.transact(async (store) => {
    const ledger = await store.get(ledgersOf(path.org_id), path.ledger_id);
    if (ledger === undefined || ledger.deletedAtMs !== null) return noLedger(path);
    return work(store, ledger);
  });
  world.schedule.changed();
  return outcome;
}

function noLedger({ org_id: org, ledger_id: id }: LedgerPath): never {
  const message = `No ledger ${quote(id)} in organization ${quote(org)}: \`getLedgers\` lists those there are.`;
  deny('not-found', message, { field: 'ledger_id' });
}

type LedgerRecord = components['schemas']['Ledger'];

/** Returns a ledger as API responses show it (section 4.3 and question ledger.counts). */
export function ledgerRecord(ledger: Ledger, profile: Profile): LedgerRecord {
  const { id, name, description, createdAtMs, counts, deletedAtMs } = ledger;
  const { total, verified, newJobs: new_jobs } = counts;
  const shown = { total, verified, new_jobs };
  return {
    id,
    name,
    ...(description === null ? {} : { description }),
    created_at: new Date(createdAtMs).toISOString(),
    ...(profile.reading('ledger.counts') === 'flat' ? shown : { counts: shown }),
    ...(deletedAtMs === null ? {} : { deleted_at: new Date(deletedAtMs).toISOString() }),
  };
}

export const getLedgers: Handler<'getLedgers'> = async ({ path }, world) => {
  const { store, profile, schedule } = world;
  await schedule.reached();
  const ledgers = await listLedgers(store, path.org_id);
  return { status: 200, body: { ledgers: ledgers.map((ledger) => ledgerRecord(ledger, profile)) } };
};

export const getLedger: Handler<'getLedger'> = async ({ path }, world) => {
  const ledger = await keptLedgerOf(path, world);
  return { status: 200, body: ledgerRecord(ledger, world.profile) };
};

/** Creates an empty ledger in the organization of the path. Names need not be unique. */
export const createLedger: Handler<'createLedger'> = async ({ path, body }, world) => {
  await world.schedule.reached();
  const now = world.clock.now();
  const ledger: Ledger = {
    id: world.ids.next('led'),
    org: path.org_id,
    name: body.name,
    description: body.description || null,
    createdAtMs: now,
    counts: noContacts,
    imports: 0,
    openImports: [],
    tracking: nothingTracked,
    deletedAtMs: null,
  };
  await putLedger(world.store, ledger);
  world.schedule.changed();
  return { status: 201, body: ledgerRecord(ledger, world.profile) };
};

/** Changes the name, the description or both; an empty description removes it. */
export const updateLedger: Handler<'updateLedger'> = ({ path, body }, world) => {
  const { name, description } = body;
  return changeLedger(path, world, async (store, ledger) => {
    const changed = {
      ...ledger,
      ...(name === undefined ? {} : { name }),
      ...(description === undefined ? {} : { description: description || null }),
    };
    await putLedger(store, changed);
    return { status: 200, body: ledgerRecord(changed, world.profile) };
  });
};

/** Deletes a ledger and its contacts. Question ledger.delete decides what else is deleted. */
export const deleteLedger: Handler<'deleteLedger'> = ({ path }, world) => {
  const now = world.clock.now();
  const isHard = world.profile.reading('ledger.delete') === 'hard';
  return changeLedger(path, world, async (store, ledger) => {
    for (const contents of [contactsOf, referencesOf, rowsOf]) await clear(store, contents(ledger.id));
    await (isHard ? forget : retire)(store, ledger, now);
    return { status: 204, body: undefined };
  });
};

async function forget(store: Store, ledger: Ledger): Promise<void> {
  for (const records of [importsOf, errorsOf, versionsOf]) await clear(store, records(ledger.id));
  await store.delete(ledgersOf(ledger.org), ledger.id);
}

/** Keeps the records readable. Open imports become `deleted`, as there is no ledger left to add contacts to. */
async function retire(store: Store, ledger: Ledger, now: number): Promise<void> {
  for (const { id } of ledger.openImports) {
    const batch = await store.get(importsOf(ledger.id), id);
    if (batch !== undefined) await putImport(store, { ...batch, state: 'deleted', endedAtMs: now });
  }
  await putLedger(store, { ...ledger, counts: noContacts, openImports: [], deletedAtMs: now });
}
