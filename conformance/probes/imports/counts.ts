import { ledgerNeeds } from '../ledgers/own-ledger.js';
import { asks } from '../probe.js';
import { agrees, otherwise } from '../sighting.js';
import { filledRequests } from './filled.js';
import { duplicate, duplicateRequests } from './repeated-row.js';

export const importCounts = asks('import.counts', {
  needs: ledgerNeeds,
  requests: filledRequests + duplicateRequests,
  once: true,
  // What failed is counted in any case.
  hiddenBy: { 'import.duration': ['stuck'], 'import.duplicate': ['error-row'] },
  async ask(t) {
    const { rows, counts, failed } = await duplicate(t);
    const { total, succeeded, skipped } = counts;
    const sum = succeeded + skipped + counts.failed;
    const saw = `${rows} rows with a duplicate → ${skipped} skipped, ${sum} counted in all`;
    if (total !== undefined && total !== sum) return otherwise(`${saw}, with a total of ${total}`);
    if (failed === 1 && sum === rows) return agrees(['every-row', 'without-duplicates'], saw);
    if (skipped === 1 && sum === rows) return agrees('every-row', saw);
    return skipped === 0 && sum === rows - 1 ? agrees('without-duplicates', saw) : otherwise(saw);
  },
});
