import type { CheckContext } from '../../../scene/check-context.js';
import { eventually } from '../../../scene/eventually.js';
import type { Scene } from '../../../scene/scene.js';
import { EndScenario } from '../../../target/end-scenario.js';
import { type Exchange, isSuccess } from '../../../target/exchange.js';
import type { Json, JsonObject } from '../../../target/json.js';
import { itemsOf, textIn } from '../../../target/wire/members.js';

/** A contact as the run sends it; the customer reference id identifies it in answers. */
export type Row = JsonObject & { readonly reference_id: string };

/** Returns a contact for which an enrichment finds no person. */
export const exampleContact = (reference_id: string): Row => ({
  reference_id,
  name: `Pdk Example ${reference_id}`,
});

/** Returns a contact without `linkedin`, `email_address` and `name`, which is invalid (section 4.3). */
export const unidentifiedContact = (reference_id: string): Row => ({
  reference_id,
  company_name: 'Pdk Example Company',
});

/** Delays between reads of a list in which a new import may be missing for a while. */
const listedMs = [250, 500, 1000] as const;

/** What a run knows of how its service names imports. */
interface Naming {
  /** Whether the answer to `addContacts` names them; undefined until it is tried. */
  isAnswered?: boolean;
  /** By ledger, the imports that were listed. */
  readonly listed: Map<string, Set<string>>;
}

const namings = new WeakMap<CheckContext['learnt'], Naming>();

/**
 * Returns the id of the import that contacts were added by: the answer names it, or else it is the only new one in the list. Undefined
 * if neither shows it.
 */
export async function importMade(
  t: CheckContext,
  ledgerId: string,
  answer: Exchange,
): Promise<string | undefined> {
  const naming: Naming = namings.get(t.learnt) ?? { listed: new Map() };
  namings.set(t.learnt, naming);
  const named = textIn(answer.response.json, 'import_id');
  if (naming.isAnswered === undefined && named !== undefined)
    naming.isAnswered = isSuccess(await getImport(t, ledgerId, named));
  if (naming.isAnswered && named !== undefined) return named;
  const known = naming.listed.get(ledgerId) ?? new Set<string>();
  naming.listed.set(ledgerId, known);
  const list = () => t.call('listImports', { path: { ledger_id: ledgerId } });
  const newIn = (each: Exchange) =>
    itemsOf(each.response.json)
      .flatMap((one) => textIn(one, 'id') ?? [])
      .filter((id) => !known.has(id));
  const fresh = newIn(await eventually(t, listedMs, list, (each) => newIn(each).length > 0));
  for (const id of fresh) known.add(id);
  // Of several it is not known which of them it is.
  return fresh.length === 1 ? fresh[0] : undefined;
}

/** Returns the id of an import. Ends the scenario if nothing shows it. */
export function named(id: string | undefined): string {
  if (id !== undefined) return id;
  throw new EndScenario('skipped', 'the answer to addContacts names no import: map it with --overlay');
}

/** Adds contacts and returns the id of their import. Ends the scenario if they are refused, or no import shows. */
export async function addContacts(t: Scene, ledgerId: string, rows: readonly Json[]): Promise<string> {
  t.step(rows.length === 1 ? 'add a contact' : `add ${rows.length} contacts`);
  const answer = await t.call('addContacts', {
    path: { ledger_id: ledgerId },
    body: { contacts: [...rows] },
  });
  t.body(answer);
  return named(await importMade(t, ledgerId, answer));
}

export const getImport = (context: CheckContext, ledgerId: string, importId: string): Promise<Exchange> =>
  context.call('getImport', { path: { ledger_id: ledgerId, import_id: importId } });

export const undoImport = (context: CheckContext, ledgerId: string, importId: string): Promise<Exchange> =>
  context.call('deleteImportContacts', { path: { ledger_id: ledgerId, import_id: importId } });

/** Returns the status of an import, or undefined if it shows none. */
export const statusOf = (record: Json | undefined): string | undefined => textIn(record, 'status');

export const statusNow = async (t: Scene, ledgerId: string, importId: string): Promise<string | undefined> =>
  statusOf(t.body(await getImport(t, ledgerId, importId)));

/** Whether an import with this status has not ended. */
export const isOpen = (status: string | undefined): boolean =>
  !['completed', 'failed', 'deleted'].includes(status ?? '');

/** Whether the contacts of an import with this status can be deleted (section 3 rule 3). */
export const isDeletable = (status: string | undefined): boolean =>
  status === 'processing' || status === 'completed';

/** Delays between reads of an import: twelve seconds in all. */
const waitsMs = [250, 250, 500, 500, 1000, 1000, 1500, 2000, 2500, 2500] as const;

/** At most this many reads of an import by `completed`. */
export const looksAtMost = 1 + waitsMs.length;

/** Waits for an import and returns it. Ends the scenario if it fails or takes too long. */
export async function completed(t: Scene, ledgerId: string, importId: string): Promise<JsonObject> {
  // If no import is completed at once, the first read would be in vain.
  if (t.learnt.waits.imports.hasHelped) await t.wait(waitsMs[0]);
  const batch = await eventually(
    t,
    waitsMs,
    async () => t.object(await getImport(t, ledgerId, importId)),
    (each) => statusOf(each) === undefined || !isOpen(statusOf(each)),
    'imports',
  );
  const status = statusOf(batch);
  if (status === 'completed') return batch;
  if (status !== undefined)
    throw new EndScenario('inconclusive', `an import is not completed: its status is ${status}`);
  throw new EndScenario('skipped', 'the answer to getImport shows no `status`: map it with --overlay');
}

/** Adds contacts and returns their import once it is completed. */
export async function imported(t: Scene, ledgerId: string, rows: readonly Json[]): Promise<string> {
  const id = await addContacts(t, ledgerId, rows);
  await completed(t, ledgerId, id);
  return id;
}
