import { textIn } from '../../../target/wire/members.js';
import { seePages } from '../../laws/pages.js';
import {
  type Asking,
  ask,
  askOrLeave,
  heeds,
  importList,
  isSameSet,
  type Listing,
  seeListed,
  wholeList,
  withoutEffect,
} from './listing.js';

const dayMs = 86_400_000;

type Rule =
  | 'imports.history-range'
  | 'imports.history-page'
  | 'imports.history-split'
  | 'imports.limit-respected';

/** Judges the history of imports within ranges of dates (section 4.3). @param whole all imports of the ledger */
export async function seeHistory({ t, ledgerId }: Asking<Rule>, whole: Listing): Promise<void> {
  const made = whole.ids;
  // The clock of the service may differ from ours.
  const createdMs = Date.parse(textIn(whole.imports[0], 'created_at', 'createdAt') ?? '');
  const todayMs = Number.isNaN(createdMs) ? t.now() : createdMs;
  /** Returns a range of dates, in days from today. No import is near either end in any time zone. */
  const range = (from: number, to: number) => ({
    from: dateOf(todayMs + from * dayMs),
    to: dateOf(todayMs + to * dayMs),
  });

  const asking = { t, ledgerId, operation: 'searchImportHistory' } as const;
  const around = await askOrLeave(asking, { ...range(-2, 2), limit: wholeList });
  const past = await askOrLeave(asking, { ...range(-400, -390), limit: wholeList });
  const none = { ...range(390, 400), limit: wholeList };
  // Later pages must be within the range as well.
  const future =
    (await ask(asking, 'imports.history-range', { ...none, offset: 1 })) ??
    (await ask(asking, 'imports.history-range', none));
  // The target may know one end of the range by another name.
  if (past.ids.length > 0 && !(await heeds(asking, { ...range(-400, -390), to: 'never' }))) {
    throw withoutEffect('to');
  }
  if (future && future.ids.length > 0 && !(await heeds(asking, { ...range(390, 400), from: 'never' }))) {
    throw withoutEffect('from');
  }
  const isAround = made.every((id) => around.ids.includes(id));
  const today = `the ${made.length} imports of today, which is within the range`;
  const over = 'no imports, as the ledger is of today and the range is over for a year';
  const ahead = 'no imports, as the range begins in a year';
  const isWithin =
    seeListed(t, 'imports.history-range', around, isAround, today) &&
    seeListed(t, 'imports.history-range', past, past.ids.length === 0, over) &&
    (!future || seeListed(t, 'imports.history-range', future, future.ids.length === 0, ahead));
  if (!isWithin) return;
  await seePages(importList(asking, range(-2, 2)), {
    rule: 'imports.history-page',
    limit: 'imports.limit-respected',
    ids: around.ids,
    sizes: [2, around.ids.length],
  });

  // Nothing was created on the day between the halves, so it does not matter which of them has it.
  const rule = 'imports.history-split';
  const wide = await ask(asking, rule, { ...range(-20, 20), limit: wholeList });
  const earlier = wide && (await ask(asking, rule, { ...range(-20, 5), limit: wholeList }));
  const later = earlier && (await ask(asking, rule, { ...range(5, 20), limit: wholeList }));
  if (!later) return;
  const isWhole = isSameSet([...earlier.ids, ...later.ids], wide.ids);
  const halves = `the ${wide.ids.length} imports of the whole range, each in one half`;
  const received = `${earlier.ids.length} in the first half, ${later.ids.length} in the second one`;
  seeListed(t, rule, later, isWhole, halves, received);
}

/** Formats a date like `2026-01-14`, in UTC. */
function dateOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
