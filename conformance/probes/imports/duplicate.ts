import { ledgerNeeds } from '../ledgers/own-ledger.js';
import { asks } from '../probe.js';
import { agrees, otherwise } from '../sighting.js';
import { filledRequests } from './filled.js';
import { duplicate, duplicateRequests } from './repeated-row.js';

export const importDuplicate = asks('import.duplicate', {
  needs: ledgerNeeds,
  requests: filledRequests + duplicateRequests,
  once: true,
  hiddenBy: { 'import.duration': ['stuck'] },
  async ask(t) {
    const { counts, failed, isListed } = await duplicate(t);
    const saw = `a row twice → ${counts.skipped} skipped, ${failed} failed, ${isListed ? '' : 'not '}among the errors`;
    if (failed === 1 && counts.skipped === 0 && isListed) return agrees('error-row', saw);
    // It may be in no count at all (question import.counts).
    const isSkipped = failed === 0 && !isListed && counts.skipped <= 1;
    return isSkipped ? agrees('skipped', saw) : otherwise(saw);
  },
});
