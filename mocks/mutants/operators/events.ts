import type { OperationId } from '../../../generated/operations.js';
import type { ContactChange, Hooks, TrackedList, World } from '../../engine/handler.js';
import { notify } from '../../events/notify.js';
import { contactRecord } from '../../ledger/contact-view.js';
import { type Contact, contactsOf } from '../../ledger/contacts.js';
import { trackableFields } from '../../ledger/enrichment.js';
import { listLedgers } from '../../ledger/ledgers.js';
import { findVersion } from '../../ledger/tracked-fields.js';
import type { Store } from '../../state/store.js';
import { remembered } from '../on-reply.js';
import { fault, operatorsOf } from './operator.js';
import { leaving } from './writes.js';

type Tells = NonNullable<Hooks['notifies']>;

/** The number of changes that were found, and the fields of contacts that have changed before. */
const found = remembered(() => ({ count: 0, fields: new Set<string>() }));
/** Delayed changes, by ledger. */
const waiting = remembered(() => new Map<string, readonly ContactChange[]>());
/** The last change that was reported of each contact, by its id. */
const told = remembered(() => new Map<string, ContactChange>());
const gone = remembered(() => new Map<string, Contact>());

/** Faults of which changes are reported, and how. They belong to the operation that updates the tracked fields. */
const telling: Readonly<Record<string, [says: string, hooks: Hooks]>> = {
  never: ['no change is told', { notifies: () => [] }],
  untracked: [
    'changes of fields that are not tracked are told, too',
    { tracks: (effective) => effective && { ...effective, fields: trackableFields } },
  ],
  'first-only': [
    'of each field of a contact only the first change is told',
    {
      notifies: (changes, _, world) => {
        const { fields: known } = found({ world });
        return changes.filter(({ contactId, fields }) => {
          const fresh = fields.filter((field) => !known.has(`${contactId} ${field}`));
          for (const field of fresh) known.add(`${contactId} ${field}`);
          return fresh.length > 0;
        });
      },
    },
  ],
  'second-lost': [
    'every other change is not told',
    { notifies: (changes, _, world) => changes.filter(() => found({ world }).count++ % 2 === 0) },
  ],
  'of-another': ['another contact of the ledger is told of', { notifies: ofAnother }],
  swapped: ['a contact is told of as it was before', { notifies: asBefore }],
  'twice-otherwise': [
    'a change is told twice, the second time with what was before',
    { notifies: async (changes, store, world) => [...changes, ...(await asBefore(changes, store, world))] },
  ],
  late: [
    'a change is told when the ledger changes again',
    {
      notifies: (changes, _, world) => {
        const [change] = changes;
        if (!change) return [];
        const due = waiting({ world }).get(change.ledgerId) ?? [];
        waiting({ world }).set(change.ledgerId, changes);
        return due;
      },
    },
  ],
  early: [
    'contacts are told of as soon as their fields are tracked, without any change',
    {
      handle: async ({ operation, call, world, next }) => {
        const outcome = await next();
        const ledgerId = call.path['ledger_id'];
        if (operation === 'updateTrackedFields' && typeof ledgerId === 'string' && 'status' in outcome) {
          await world.store.transact(async (store) => {
            const contacts = await store.scan(contactsOf(ledgerId));
            const changes = contacts.map(({ value }) => changeOf(value, world));
            await notify(store, changes, world);
          });
        }
        return outcome;
      },
    },
  ],
  'by-other-ledger': [
    'changes are told by what other ledgers of the organization track as well',
    { tracks: byAll },
  ],
  misdirected: [
    'a change is told to whoever is to hear of another ledger',
    {
      notifies: async (changes, store, { orgs }) => {
        const ledgers = await listLedgers(store, orgs.own);
        return changes.map((change) => {
          const other = ledgers.find(({ id }) => id !== change.ledgerId);
          return { ...change, ledgerId: other?.id ?? change.ledgerId };
        });
      },
    },
  ],
};

const deleting: ReadonlySet<OperationId> = new Set([
  'deleteContact',
  'bulkDeleteContacts',
  'deleteImportContacts',
  'deleteLedger',
]);

/** Faults of change notifications (section 6). */
export const eventOperators = {
  ...operatorsOf('event-', telling, ([says, hooks]) =>
    fault(
      `of changes of contacts, ${says}`,
      () => hooks,
      ({ id }) => id === 'updateTrackedFields',
    ),
  ),
  'event-of-deleted': fault(
    'contacts that it has deleted are told of, when others change',
    ({ id }) => ({ handle: remembering(id), notifies: withDeleted }),
    ({ id }) => deleting.has(id),
  ),
  'event-of-new-never': fault(
    'changes of contacts that were added after the fields were tracked are not told',
    () => ({ notifies: ofKnown }),
    ({ id }) => id === 'addContacts',
  ),
};

function changeOf(contact: Contact, world: World): ContactChange {
  const { id: contactId, ledgerId } = contact;
  const told = contactRecord(contact, world);
  return { org: world.orgs.own, ledgerId, contactId, version: 1, fields: [], contact: told };
}

/** Replaces each contact that changed by another one of its ledger. */
async function ofAnother(...[changes, store, world]: Parameters<Tells>): Promise<readonly ContactChange[]> {
  const others: ContactChange[] = [];
  for (const change of changes) {
    const contacts = await store.scan(contactsOf(change.ledgerId));
    const other = contacts.find(({ key }) => changes.every(({ contactId }) => contactId !== key));
    others.push(other ? { ...change, contact: contactRecord(other.value, world) } : change);
  }
  return others;
}

function asBefore(changes: Parameters<Tells>[0], _: Store, world: World): readonly ContactChange[] {
  const known = told({ world });
  return changes.map((change) => {
    const before = known.get(change.contactId) ?? change;
    known.set(change.contactId, change);
    return { ...change, contact: before.contact };
  });
}

async function byAll(
  ...[effective, , store, world]: Parameters<NonNullable<Hooks['tracks']>>
): Promise<TrackedList> {
  const fields = new Set(effective?.fields);
  for (const { id, tracking } of await listLedgers(store, world.orgs.own)) {
    const version = await findVersion(store, id, tracking.effective);
    for (const field of version?.fields ?? []) fields.add(field);
  }
  return { version: effective?.version ?? 1, fields: [...fields] };
}

function remembering(id: OperationId): NonNullable<Hooks['handle']> {
  return (handling) =>
    handling.operation === id
      ? leaving(handling, (writes) => {
          for (const { collection, key, before, after } of writes) {
            if (!collection.startsWith(contactsOf('')) || after !== undefined || !isContact(before)) continue;
            gone(handling).set(key, before);
          }
          return writes;
        })
      : handling.next();
}

const isContact = (value: unknown): value is Contact =>
  typeof value === 'object' && value !== null && 'ledgerId' in value && 'input' in value;

function withDeleted(changes: Parameters<Tells>[0], _: Store, world: World): readonly ContactChange[] {
  const deleted = changes.length === 0 ? [] : [...gone({ world }).values()];
  return [...changes, ...deleted.map((contact) => changeOf(contact, world))];
}

async function ofKnown(changes: Parameters<Tells>[0], store: Store): Promise<readonly ContactChange[]> {
  const known: ContactChange[] = [];
  for (const change of changes) {
    const { ledgerId, contactId } = change;
    const contact = await store.get(contactsOf(ledgerId), contactId);
    const version = await findVersion(store, ledgerId, 1);
    if ((contact?.createdAtMs ?? 0) <= (version?.createdAtMs ?? 0)) known.push(change);
  }
  return known;
}
