import type { CheckContext } from '../../../scene/check-context.js';
import { isSuccess } from '../../../scene/recorder.js';
import type { Scene } from '../../../scene/scene.js';
import { EndScenario } from '../../../target/end-scenario.js';
import type { Exchange } from '../../../target/exchange.js';
import type { Json, JsonObject } from '../../../target/json.js';
import { textIn } from '../../../target/wire/members.js';
import { importMade } from '../ledgers/import-made.js';
import { addContacts, completed } from '../ledgers/own-ledger.js';
import { exampleContact } from './example-contact.js';

/** An import of the run, once it is completed. */
export interface OwnImport {
  readonly id: string;
  /** The `reference_id` of each row, in the order in which they were sent. */
  readonly references: readonly string[];
  readonly record: JsonObject;
}

/** Adds contacts with these reference ids and waits for their import. Ends the scenario if it is never completed. */
export async function importContacts(
  t: Scene,
  ledgerId: string,
  references: readonly string[],
): Promise<OwnImport> {
  const id = named(await addContacts(t, ledgerId, references.map(exampleContact)));
  return { id, references, record: await completed(t, ledgerId, id) };
}

/** The rows of an import to be made. */
export interface Batch {
  readonly references: readonly string[];
  /** The file name sent with them, left out if the target refuses it. */
  readonly filename?: string;
}

/** Starts one import per batch and returns their ids, without waiting for them to be completed. */
export async function beginImports(
  t: Scene,
  ledgerId: string,
  batches: readonly Batch[],
): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const batch of batches) {
    let id = await begin(t, ledgerId, batch);
    if (ids.includes(id)) {
      // It was merged into an import that is not completed yet (question import.merge).
      await completed(t, ledgerId, id);
      id = await begin(t, ledgerId, batch);
    }
    if (ids.includes(id)) throw new EndScenario('inconclusive', 'several calls became one import');
    ids.push(id);
  }
  return ids;
}

async function begin(t: Scene, ledgerId: string, { references, filename }: Batch): Promise<string> {
  const contacts = references.map(exampleContact);
  if (filename !== undefined) {
    const body = { contacts, filename };
    const answer = await t.call('addContacts', { path: { ledger_id: ledgerId }, body });
    if (isSuccess(answer)) {
      t.step(`add contacts of the file ${filename}`);
      return named(await importMade(t, ledgerId, answer));
    }
    t.fails(answer);
  }
  return named(await addContacts(t, ledgerId, contacts));
}

/** Returns the id of an import. Ends the scenario if the answer to `addContacts` showed none: nothing else identifies it. */
export function named(id: string | undefined): string {
  if (id !== undefined) return id;
  throw new EndScenario('skipped', 'the answer to addContacts names no import: map it with --overlay');
}

export const getImport = (context: CheckContext, ledgerId: string, importId: string): Promise<Exchange> =>
  context.call('getImport', { path: { ledger_id: ledgerId, import_id: importId } });

export const deleteImportContacts = (
  context: CheckContext,
  ledgerId: string,
  importId: string,
): Promise<Exchange> =>
  context.call('deleteImportContacts', { path: { ledger_id: ledgerId, import_id: importId } });

/** Returns the status of an import in lower case, or undefined if it shows none. */
export function statusOf(record: Json | undefined): string | undefined {
  return textIn(record, 'status', 'state')?.toLowerCase();
}

/** Whether the contacts of an import with this status can be deleted (section 3 rule 3). */
export function isDeletable(status: string | undefined): boolean {
  return status === 'processing' || status === 'completed';
}
