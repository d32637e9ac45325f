import type { components } from '../../../generated/ledger.js';
import type { Profile } from '../../engine/profile.js';
import type { Ledger } from '../stored/ledger.js';

export type LedgerRecord = components['schemas']['Ledger'];

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
