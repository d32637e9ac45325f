import { askOrLeave } from '../../checks/machines/imports/listing.js';
import { textIn } from '../../target/wire/members.js';
import { undecided } from '../answers.js';
import { ledgerNeeds } from '../ledgers/own-ledger.js';
import { asks } from '../probe.js';
import { sceneOf } from '../scene-of.js';
import { agrees } from '../sighting.js';
import { filled, filledRequests } from './filled.js';

const dayMs = 86_400_000;

export const importRange = asks('import.range', {
  needs: ledgerNeeds,
  requests: filledRequests + 4,
  once: true,
  async ask(t) {
    const { ledgerId, good, imports } = await filled(t);
    const createdAt = textIn(imports.get(good.importId), 'created_at') ?? '';
    const createdMs = Date.parse(createdAt);
    if (!/(Z|\+00:00)$/.test(createdAt) || Number.isNaN(createdMs))
      throw undecided('an import does not show when it was created, in UTC');
    const asking = { t: sceneOf(t), ledgerId, operation: 'searchImportHistory' } as const;
    /** Whether the import is found between two days, counted from the one on which it was created. */
    const isFound = async (from: number, to: number) => {
      const day = (days: number) => new Date(createdMs + days * dayMs).toISOString().slice(0, 10);
      const { ids } = await askOrLeave(asking, { from: day(from), to: day(to) });
      return ids.includes(good.importId);
    };
    // Elsewhere than in UTC it may be another day.
    if (!(await isFound(0, 1)) || (await isFound(1, 3)))
      throw undecided('the history of imports does not begin on the day that it is asked for');
    if (!(await isFound(-1, 0)))
      return agrees('half-open', 'an import of the last day of a range → not found');
    if (await isFound(-2, -1))
      throw undecided('the history of imports does not end on the day that it is asked for');
    return agrees('inclusive', 'an import of the last day of a range → found');
  },
});
