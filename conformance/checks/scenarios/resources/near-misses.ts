import type { OperationId } from '../../../../generated/operations.js';
import { isLong } from '../../../resources/near-ids.js';
import { isSuccess } from '../../../scene/recorder.js';
import { scenario } from '../../../scene/scenario.js';
import { EndScenario } from '../../../target/end-scenario.js';
import type { CallInput } from '../../../target/exchange.js';
import { contactIdOf, contactsOf, referencesOf } from '../../kinds/ledgers/own-contacts.js';
import {
  addContacts,
  completed,
  exampleContact,
  unidentifiedContact,
} from '../../kinds/ledgers/own-imports.js';
import { createLedger } from '../../kinds/ledgers/own-ledger.js';
import { fieldsIn, getFields, updateFields } from '../../kinds/tracked-fields/tracked.js';

type Path = Readonly<Record<string, string>>;

const body = { filters: [] };
/** Operations that read something of a ledger, with their further input. */
const reads: readonly (readonly [operation: OperationId, more?: Omit<CallInput, 'path'>])[] = [
  ['getTrackedFields'],
  ['listTrackedVersions'],
  ['getContacts'],
  ['searchLedgerContacts', { body }],
  ['downloadLedgerContacts', { body, headers: { accept: 'text/csv' } }],
  ['listImports'],
  ['searchImportHistory'],
];
const importReads: typeof reads = [
  ['getImport'],
  ['downloadImportErrors', { headers: { accept: 'text/csv, application/json;q=0.5' } }],
];

/** From this length on, equal responses mean the same resource. */
const tellingLength = 20;

/** Requests with the ids of a ledger, its import and its contact, each without its last letter (section 4.3). */
export const nearMisses = scenario({
  id: 'resources/near-misses',
  rules: ['resource.by-id'],
  requests: 41,
  async record(t) {
    const rule = 'resource.by-id';
    const { id: ledgerId, name } = await createLedger(t);
    const nearLedger = nearTo(ledgerId);
    const [reference, other] = [`${name}-1`, `${name}-2`];
    const rows = [exampleContact(reference), exampleContact(other), unidentifiedContact(`${name}-3`)];
    const importId = await addContacts(t, ledgerId, rows);
    await completed(t, ledgerId, importId);
    await updateFields(t, ledgerId, ['title', 'location']);
    const own = { ledger_id: ledgerId };
    const before = await state();

    const near = { ledger_id: nearLedger };
    // The right import, and one of almost that id, each under an address where it is not.
    const elsewhere = await createLedger(t);
    const misses = [
      { ...near, import_id: importId },
      { ledger_id: elsewhere.id, import_id: importId },
      ...(isLong(importId) ? [{ ...own, import_id: nearTo(importId) }] : []),
    ];
    for (const [operation, more] of reads) await read(operation, own, near, more);
    for (const [operation, more] of importReads) {
      for (const miss of misses) await read(operation, { ...own, import_id: importId }, miss, more);
    }

    t.step(`change and delete what the ledger ${nearLedger} would have`);
    const writes: readonly (readonly [operation: OperationId, input: CallInput])[] = [
      ['updateTrackedFields', { path: near, body: { fields: ['name'] } }],
      ['addContacts', { path: near, body: { contacts: [exampleContact(`${name}-stray`)] } }],
      ['deleteContact', { path: { ...near, contact_id: reference } }],
      ['bulkDeleteContacts', { path: near, body: { reference_ids: [reference] } }],
      ...misses.map((path) => ['deleteImportContacts', { path }] as const),
      ...before.ids
        .filter(isLong)
        .slice(0, 1)
        .map((id) => ['deleteContact', { path: { ...own, contact_id: nearTo(id) } }] as const),
      ['deleteTrackedFields', { path: near }],
    ];
    for (const [operation, input] of writes) {
      const answer = await t.call(operation, input);
      // Contacts added elsewhere take time to show.
      if (operation === 'addContacts' && isSuccess(answer)) await t.wait(1000);
    }
    t.step(`look at the ledger ${ledgerId}`);
    const { shown } = await state();
    t.expect(rule).holds(shown === before.shown, { at: 'body', expected: before.shown, received: shown });

    /** Requests the right resource only if the wrong id is not refused: a refusal needs no comparison. */
    async function read(
      operation: OperationId,
      path: Path,
      miss: Path,
      more: Omit<CallInput, 'path'> = {},
    ): Promise<void> {
      const wrong = await t.call(operation, { path: miss, ...more });
      const right = isSuccess(wrong) ? await t.call(operation, { path, ...more }) : undefined;
      const isSame = right && isSuccess(right) && right.response.text === wrong.response.text;
      t.soft(rule, wrong).holds(!isSame || wrong.response.text.length < tellingLength, {
        at: 'body',
        expected: `nothing of what ${Object.values(path).join(' and ')} name`,
        received: wrong.response.text.slice(0, 80),
      });
    }

    /** What the calls might change, as text, and the ids of the contacts. */
    async function state() {
      const tracked = await getFields(t, ledgerId);
      const fields = isSuccess(tracked) ? (fieldsIn(tracked.response.json) ?? []) : [];
      const contacts = await contactsOf(t, ledgerId);
      return {
        shown: JSON.stringify({ fields, contacts: referencesOf(contacts).toSorted() }),
        ids: contacts.flatMap((contact) => contactIdOf(contact) ?? []),
      };
    }
  },
});

function nearTo(id: string): string {
  if (isLong(id)) return id.slice(0, -1);
  throw new EndScenario('skipped', `an id as short as ${id} may be nearly that of something else`);
}
