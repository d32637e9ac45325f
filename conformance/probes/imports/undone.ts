import { referencesOf } from '../../checks/machines/contacts/contact.js';
import { rowsRemoved } from '../../checks/machines/contacts/deleting.js';
import { exampleContact } from '../../checks/machines/imports/example-contact.js';
import {
  deleteImportContacts,
  getImport,
  named,
  statusOf,
} from '../../checks/machines/imports/own-import.js';
import { addContacts, contactsOf } from '../../checks/machines/ledgers/own-ledger.js';
import { eventually } from '../../scene/eventually.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import type { JsonObject } from '../../target/json.js';
import { decided } from '../answers.js';
import { ledgerRequests, ownLedger } from '../ledgers/own-ledger.js';
import type { ProbeContext } from '../probe-context.js';
import { sceneOf } from '../scene-of.js';
import { ended, looks } from './ended.js';

/** A deletion of the contacts of an import, with the import as it was before and after it. */
export interface Deletion {
  readonly before: JsonObject;
  readonly answer: Exchange;
  readonly after: JsonObject;
}

/** Two imports into a ledger of their own, one after the other. */
export interface Undone {
  readonly ledgerId: string;
  /** Deletions of the contacts of the first one before it was completed: while it was pending, and while it was processed. */
  readonly pending: Deletion | undefined;
  readonly processing: Deletion | undefined;
  /** Whether contacts of the first one are there once the second one is completed, in which case its own are; else undefined. */
  readonly came: boolean | undefined;
  /** Deletions of the contacts of a completed import, one after the other. */
  readonly completed: readonly Deletion[];
}

/** Waits for an import that begins: the longest is for one that waits for half a minute. */
const waitsMs = [60, 60, 60, 60, 500, 1000, 4000, 10_000, 16_000];
/** Imports that are begun until the contacts of one can be deleted in time. */
const turns = 5;
/** Waits between two looks at contacts that were added. */
const shownMs = [250, 750, 2000];

/** Requests that it takes at most. */
export const undoneRequests = ledgerRequests + turns * (1 + waitsMs.length + 6) + 1 + looks + 2 + 4 + 6;

/** Made once in each round. */
export const undone = (t: ProbeContext): Promise<Undone> =>
  t.shared('imports undone', async () => {
    const { id: ledgerId, name } = await ownLedger(t);
    const two = `${name}-late`;
    const { one, first, pending, processing } = await early(t, ledgerId, name);
    const second = named(await addContacts(sceneOf(t), ledgerId, [exampleContact(two)]));
    const imports = await ended(t, ledgerId, [first, second]);
    const shown = await eventually(
      t,
      shownMs,
      async () => referencesOf(await contactsOf(sceneOf(t), ledgerId)),
      (references) => references.includes(two),
    );
    const came = shown.includes(two) ? shown.includes(one) : undefined;
    const completed: Deletion[] = [];
    if (statusOf(imports.get(second)) === 'completed') {
      for (let turn = 0; turn < 2; turn += 1) completed.push(await deletion(t, ledgerId, second));
    }
    return { ledgerId, pending, processing, came, completed };
  });

/** Deletes the contacts of an import before it is completed: of another one where it was too late for that. */
async function early(t: ProbeContext, ledgerId: string, name: string) {
  for (let turn = 1; ; turn += 1) {
    const one = `${name}-${turn}`;
    const first = named(await addContacts(sceneOf(t), ledgerId, [exampleContact(one)]));
    const { pending, processing } = await whileOpen(t, ledgerId, first);
    if (turn === turns || (processing && wasEarly(processing))) return { one, first, pending, processing };
  }
}

/** Deletes the contacts of an import as soon as it is pending, and as soon as it is processed. */
async function whileOpen(
  t: ProbeContext,
  ledgerId: string,
  importId: string,
): Promise<{ readonly pending: Deletion | undefined; readonly processing: Deletion | undefined }> {
  let pending: Deletion | undefined;
  const waits = [...waitsMs];
  for (;;) {
    const before = await look(t, ledgerId, importId);
    const status = statusOf(before);
    if (status === 'processing') {
      return { pending, processing: await deletion(t, ledgerId, importId, before) };
    }
    if (status !== 'pending') return { pending, processing: undefined };
    pending ??= await deletion(t, ledgerId, importId, before);
    const ms = waits.shift();
    if (ms === undefined || isSuccess(pending.answer)) return { pending, processing: undefined };
    await t.wait(ms);
  }
}

async function deletion(
  t: ProbeContext,
  ledgerId: string,
  importId: string,
  known?: JsonObject,
): Promise<Deletion> {
  const before = known ?? (await look(t, ledgerId, importId));
  const answer = decided(await deleteImportContacts(t, ledgerId, importId));
  return { before, answer, after: await look(t, ledgerId, importId) };
}

const look = async (t: ProbeContext, ledgerId: string, importId: string): Promise<JsonObject> =>
  sceneOf(t).object(await getImport(t, ledgerId, importId));

/** Whether it was carried out before any row had become a contact. */
export const wasEarly = ({ answer }: Deletion): boolean =>
  isSuccess(answer) && rowsRemoved(answer.response.json) === 0;
