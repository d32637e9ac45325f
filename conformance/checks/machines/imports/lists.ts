import { scenario } from '../../../scene/scenario.js';
import { createLedger } from '../ledgers/own-ledger.js';
import { ask, askOrLeave, requireNamed, wholeList } from './listing.js';
import { beginImports } from './own-import.js';
import { judgePages } from './paging.js';

/** The list of imports, as a whole and by pages (section 4.3). */
export const importLists = scenario({
  id: 'imports/lists',
  rules: ['imports.list', 'imports.page', 'imports.limit-respected', 'imports.offset-beyond'],
  requests: 12,
  async record(t) {
    const { id: ledgerId, name } = await createLedger(t);
    const batches = [1, 2, 3, 4, 5].map((number) => ({ references: [`${name}-${number}`] }));
    const made = await beginImports(t, ledgerId, batches);

    const asking = { t, ledgerId };
    const whole = await askOrLeave(asking);
    requireNamed(made, whole);
    const missing = made.filter((id) => !whole.ids.includes(id));
    const isComplete = t.soft('imports.list', whole.exchange).holds(missing.length === 0, {
      at: 'imports',
      expected: `all ${made.length} imports of the ledger`,
      received: `${whole.ids.length} imports, without ${missing.join(', ')}`,
    });
    if (!isComplete) return;
    await judgePages(asking, 'imports.page', { query: {}, whole });

    const beyond = await ask(asking, 'imports.offset-beyond', { limit: wholeList, offset: 1000 });
    if (beyond === undefined) return;
    t.expect('imports.offset-beyond', beyond.exchange).holds(beyond.ids.length === 0, {
      at: 'imports',
      expected: `no imports, as the ledger has ${made.length}`,
      received: `${beyond.ids.length} imports`,
    });
  },
});
