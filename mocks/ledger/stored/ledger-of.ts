import { quote } from '../../engine/quote.js';
import { type Refusal, refuse } from '../../engine/refusal.js';
import type { World } from '../../engine/world.js';
import type { Store } from '../../state/store.js';
import { findLedger, type Ledger } from './ledger.js';

/** The path parameters that every operation on a ledger has. */
export interface LedgerPath {
  readonly org_id: string;
  readonly ledger_id: string;
}

/** Performs everything that is due, and returns the ledger that a call names; a refusal if it does not exist or is deleted. */
export async function ledgerOf(path: LedgerPath, world: World): Promise<Ledger | Refusal> {
  const ledger = await keptLedgerOf(path, world);
  return 'deletedAtMs' in ledger && ledger.deletedAtMs !== null ? noLedger(path) : ledger;
}

/** Like `ledgerOf`, but for calls that read what is left of a deleted ledger (question ledger.delete). */
export async function keptLedgerOf(path: LedgerPath, world: World): Promise<Ledger | Refusal> {
  const { org_id: org, ledger_id: id } = path;
  await world.schedule.reached();
  return (await findLedger(world.store, org, id)) ?? noLedger(path);
}

/**
 * Runs `work` in a transaction, with the ledger that a call names as it is there. If `work` returns a refusal, it must not have
 * written anything.
 */
export async function changeLedger<T>(
  path: LedgerPath,
  world: World,
  work: (store: Store, ledger: Ledger) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  const known = await ledgerOf(path, world);
  if ('refused' in known) return known;
  const outcome = await world.store.transact(async (store) => {
    const ledger = await findLedger(store, path.org_id, path.ledger_id);
    if (ledger === undefined || ledger.deletedAtMs !== null) return noLedger(path);
    return work(store, ledger);
  });
  world.schedule.changed();
  return outcome;
}

function noLedger({ org_id: org, ledger_id: id }: LedgerPath): Refusal {
  const message = `No ledger ${quote(id)} in organization ${quote(org)}: \`getLedgers\` lists those there are.`;
  return refuse('not-found', message, { field: 'ledger_id' });
}
