import type { Readings } from '../../../generated/questions.js';
import type { Handler } from '../../engine/handler.js';
import { type Refusal, refuse } from '../../engine/refusal.js';
import type { World } from '../../engine/world.js';
import { findImport, statusOf } from '../stored/ledger-import.js';
import { changeLedger } from '../stored/ledger-of.js';
import { importToJoin, putRows } from './join-import.js';
import { type ReadRows, readRows } from './read-rows.js';

const statuses = {
  'answered-202': 202,
  'answered-200': 200,
  'answered-201': 201,
} as const satisfies Record<Readings['import.status-code'], number>;

/** Accepts contacts as an import, which is processed when it is due (section 4.3). */
export const addContacts: Handler<'addContacts'> = async ({ path, body }, world) => {
  const { store, clock, profile, schedule } = world;
  const joined = await changeLedger(path, world, async (within, ledger) => {
    const batch = await importToJoin(within, ledger, body.filename ?? null, world);
    const rows = await readRows(body.contacts, batch.counts.total + 1, world);
    return refusedAsAWhole(rows, batch.counts.total, world) ?? putRows(within, ledger, batch, rows);
  });
  if ('refused' in joined) return joined;
  // The import may be due at once.
  await schedule.reached();
  const batch = await findImport(store, path.ledger_id, joined.importId);
  if ('refused' in batch) return batch;
  return {
    status: statuses[profile.reading('import.status-code')],
    body: { import_id: batch.id, status: statusOf(batch, clock.now()) },
  };
};

/** Question import.bad-row decides whether one invalid contact fails the whole call. */
function refusedAsAWhole({ failed }: ReadRows, rowsBefore: number, { profile }: World): Refusal | undefined {
  const [first] = failed;
  if (first === undefined || profile.reading('import.bad-row') === 'row-error') return undefined;
  const message = `${failed.length} of the contacts cannot be taken, so none of them was. ${first.error}`;
  return refuse('contact-invalid', message, { field: `contacts[${first.row - rowsBefore - 1}]` });
}
