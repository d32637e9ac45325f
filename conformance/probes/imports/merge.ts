import type { JsonObject } from '../../target/json.js';
import { textIn } from '../../target/wire/members.js';
import { undecided } from '../answers.js';
import { ledgerNeeds } from '../ledgers/own-ledger.js';
import { asks } from '../probe.js';
import { agrees } from '../sighting.js';
import { isOpen } from './ended.js';
import { filled, filledRequests } from './filled.js';
import { countsOf } from './row-counts.js';

export const importMerge = asks('import.merge', {
  needs: ledgerNeeds,
  requests: filledRequests,
  once: true,
  hiddenBy: { 'import.duration': ['immediate'] },
  async ask(t) {
    const { good, twice, bad, early, imports } = await filled(t);
    if (isOpen(early) && good.importId !== twice.importId) return agrees('off', apart);
    for (const [earlier, later] of [
      [good, twice],
      [twice, bad],
    ] as const) {
      const record = imports.get(earlier.importId);
      if (earlier.importId === later.importId) {
        if ((countsOf(record)?.total ?? 0) > earlier.rows)
          return agrees('on', 'two calls → one import with the rows of both');
      } else if (later.importId !== undefined && isWithin(imports.get(later.importId), record)) {
        return agrees('off', apart);
      }
    }
    throw undecided('an import was completed before the next call');
  },
});

const apart = 'two calls, the second before the first was processed → two imports';

/** Whether one import was created before the other was completed, as far as they tell. */
function isWithin(later: JsonObject | undefined, earlier: JsonObject | undefined): boolean {
  const created = Date.parse(textIn(later, 'created_at') ?? '');
  return created < Date.parse(textIn(earlier, 'completed_at') ?? '');
}
