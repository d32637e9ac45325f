import type { components } from '../../../generated/ledger.js';
import { windowed } from '../../engine/paging.js';
import type { World } from '../../engine/world.js';
import type { LedgerImport } from '../stored/ledger-import.js';
import { importRecord } from './import-record.js';

/** Returns one page of imports by limit and offset. */
export function importPage(
  imports: readonly LedgerImport[],
  { limit = 50, offset = 0 }: { readonly limit?: number; readonly offset?: number },
  { clock, profile }: Pick<World, 'clock' | 'profile'>,
): components['schemas']['LedgerImportPage'] {
  const now = clock.now();
  const shown = windowed(imports, { limit, offset });
  return {
    imports: shown.map((batch) => importRecord(batch, now, profile)),
    total: imports.length,
    limit,
    offset,
  };
}
