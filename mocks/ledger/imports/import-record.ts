import type { components } from '../../../generated/ledger.js';
import type { Profile } from '../../engine/profile.js';
import { type LedgerImport, statusOf } from '../stored/ledger-import.js';

export type ImportRecord = components['schemas']['LedgerImport'];

/** Returns an import as API responses show it (section 4.3). */
export function importRecord(batch: LedgerImport, now: number, profile: Profile): ImportRecord {
  const { id, ledgerId, filename, createdAtMs, endedAtMs, counts } = batch;
  return {
    id,
    ledger_id: ledgerId,
    ...(filename === null ? {} : { filename }),
    import_type: typeOf(batch),
    status: statusOf(batch, now),
    created_at: new Date(createdAtMs).toISOString(),
    ...(endedAtMs === null ? {} : { completed_at: new Date(endedAtMs).toISOString() }),
    counts: profile.reading('import.counts') === 'every-row' ? counts : withoutDuplicates(counts),
  };
}

function withoutDuplicates({ total, skipped, ...counts }: ImportRecord['counts']): ImportRecord['counts'] {
  return { ...counts, total: total - skipped, skipped: 0 };
}

/** Contacts are sent through the API. Those sent with a file name count as the rows of that file. */
export function typeOf({ filename }: LedgerImport): ImportRecord['import_type'] {
  return filename === null ? 'api' : 'csv';
}
