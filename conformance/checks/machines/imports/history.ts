import { textIn } from '../../../target/wire/members.js';
import {
  type Asking,
  ask,
  askOrLeave,
  heeds,
  isSameSet,
  type Listing,
  wholeList,
  withoutEffect,
} from './listing.js';
import { judgePages } from './paging.js';

const dayMs = 86_400_000;

type Rule =
  | 'imports.history-range'
  | 'imports.history-page'
  | 'imports.history-split'
  | 'imports.limit-respected';

/** The history of imports within ranges of dates (section 4.3). @param whole all imports of the ledger */
export async function seeHistory({ t, ledgerId }: Asking<Rule>, whole: Listing): Promise<void> {
  const made = whole.ids;
  // The clock of the service may be another one than ours.
  const createdMs = Date.parse(textIn(whole.imports[0], 'created_at', 'createdAt') ?? '');
  const today = Number.isNaN(createdMs) ? t.now() : createdMs;
  /** A range of dates, in days from today. No import is near either end, whichever day that is where. */
  const range = (from: number, to: number) => ({
    from: dateOf(today + from * dayMs),
    to: dateOf(today + to * dayMs),
  });

  const asking = { t, ledgerId, operation: 'searchImportHistory' } as const;
  const around = await askOrLeave(asking, { ...range(-2, 2), limit: wholeList });
  const past = await askOrLeave(asking, { ...range(-400, -390), limit: wholeList });
  const none = { ...range(390, 400), limit: wholeList };
  // Later pages are of the range as well.
  const future =
    (await ask(asking, 'imports.history-range', { ...none, offset: 1 })) ??
    (await ask(asking, 'imports.history-range', none));
  // One end of the range may have another name there.
  if (past.ids.length > 0 && !(await heeds(asking, { ...range(-400, -390), to: 'never' }))) {
    throw withoutEffect('to');
  }
  if (future && future.ids.length > 0 && !(await heeds(asking, { ...range(390, 400), from: 'never' }))) {
    throw withoutEffect('from');
  }
  const isWithin =
    t.soft('imports.history-range', around.exchange).holds(
      made.every((id) => around.ids.includes(id)),
      {
        at: 'imports',
        expected: `the ${made.length} imports of today, which is within the range`,
        received: `${around.ids.length} imports`,
      },
    ) &&
    t.soft('imports.history-range', past.exchange).holds(past.ids.length === 0, {
      at: 'imports',
      expected: 'no imports, as the ledger is of today and the range is over for a year',
      received: `${past.ids.length} imports`,
    }) &&
    (future === undefined ||
      t.soft('imports.history-range', future.exchange).holds(future.ids.length === 0, {
        at: 'imports',
        expected: 'no imports, as the range begins in a year',
        received: `${future.ids.length} imports`,
      }));
  if (!isWithin) return;
  await judgePages(asking, 'imports.history-page', { query: range(-2, 2), whole: around });
  const wide = await ask(asking, 'imports.history-split', { ...range(-20, 20), limit: wholeList });
  if (wide) for (const middle of [-5, 5]) await judgeSplit(middle, wide.ids);

  /** Nothing was created on the day between the halves: to which of them it belongs does not matter. */
  async function judgeSplit(middle: number, all: readonly string[]): Promise<void> {
    const rule = 'imports.history-split';
    const earlier = await ask(asking, rule, { ...range(-20, middle), limit: wholeList });
    const later = earlier && (await ask(asking, rule, { ...range(middle, 20), limit: wholeList }));
    if (earlier === undefined || later === undefined) return;
    t.soft(rule, later.exchange).holds(isSameSet([...earlier.ids, ...later.ids], all), {
      at: 'imports',
      expected: `the ${all.length} imports of the whole range, each in one half`,
      received: `${earlier.ids.length} in the first half, ${later.ids.length} in the second one`,
    });
  }
}

/** A day as `2026-01-14`, in UTC. */
function dateOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
