import { scenario } from '../../scenarios/scenario.js';
import { createLedger } from '../ledgers/own-ledger.js';
import { ask, askOrLeave, requireNamed, wholeList } from './listing.js';
import { beginImports } from './own-import.js';
import { judgePages } from './paging.js';

/** The list of imports, as a whole and by pages (section 4.3). */
export const importLists = scenario({
  id: 'imports/lists',
  rules: ['imports.list', 'imports.page', 'imports.limit-respected', 'imports.offset-beyond'],
  needs: ['ledger', 'token', 'own-resources'],
  requests: 12,
  async record(recorder, context) {
    const { id: ledgerId, name } = await createLedger(context, recorder);
    const batches = [1, 2, 3, 4, 5].map((number) => ({ references: [`${name}-${number}`] }));
    const made = await beginImports(context, recorder, ledgerId, batches);

    const asking = { context, recorder, ledgerId };
    const whole = await askOrLeave(asking);
    requireNamed(made, whole);
    const missing = made.filter((id) => !whole.ids.includes(id));
    const isComplete = recorder.see(
      'imports.list',
      missing.length === 0,
      () => ({
        at: 'imports',
        expected: `all ${made.length} imports of the ledger`,
        received: `${whole.ids.length} imports, without ${missing.join(', ')}`,
      }),
      whole.exchange,
    );
    if (!isComplete) return;
    await judgePages(asking, 'imports.page', { query: {}, whole });

    const beyond = await ask(asking, 'imports.offset-beyond', { limit: wholeList, offset: 1000 });
    if (beyond === undefined) return;
    recorder.see(
      'imports.offset-beyond',
      beyond.ids.length === 0,
      () => ({
        at: 'imports',
        expected: `no imports, as the ledger has ${made.length}`,
        received: `${beyond.ids.length} imports`,
      }),
      beyond.exchange,
    );
  },
});
