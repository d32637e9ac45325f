import type { Handler } from '../../engine/handler.js';
import { noContacts } from '../stored/counts.js';
import { type Ledger, putLedger } from '../stored/ledger.js';
import { nothingTracked } from '../stored/tracking.js';
import { ledgerRecord } from './ledger-record.js';

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
