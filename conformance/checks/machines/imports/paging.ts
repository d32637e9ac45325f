import type { RuleId } from '../../../../generated/rules.js';
import type { CallInput } from '../../../target/wire/call-input.js';
import { type Asking, ask, heeds, isSameSet, type Listing, withoutEffect } from './listing.js';
import { isMonotone, type Sorted } from './sorting.js';

/** Imports on a page: fewer than half of the list, so that twice as many are not the whole of it. */
const limit = 2;

/** What a list is split by. */
export interface Split {
  readonly query: NonNullable<CallInput['query']>;
  /** The same imports without pages. */
  readonly whole: Listing;
  /** What falls over all pages, where the query sorts them. */
  readonly falls?: Sorted['read'] | undefined;
}

/**
 * Reads a list page by page: no page is longer than its limit, none has an import of another one, and together they are
 * the whole list (section 4.3). A page that is too long says nothing about what the pages are together. Ends the scenario
 * where the target knows no pages.
 */
export async function judgePages<Rule extends RuleId>(
  asking: Asking<Rule | 'imports.limit-respected'>,
  rule: Rule,
  { query, whole, falls }: Split,
): Promise<void> {
  const { t } = asking;
  const pages: Listing[] = [];
  for (let offset = 0; offset < whole.ids.length; offset += limit) {
    const page = await ask(asking, rule, { ...query, limit, offset });
    if (page === undefined) return;
    pages.push(page);
  }
  const isUnpaged = pages.every(({ ids }) => isSameSet(ids, whole.ids));
  if (isUnpaged && !(await heeds(asking, { ...query, limit: 'two', offset: 0 }))) {
    throw withoutEffect('limit` and `offset');
  }
  const isRespected = pages.every(({ ids, exchange }) =>
    t.soft('imports.limit-respected', exchange).holds(ids.length <= limit, {
      at: 'imports',
      expected: `${limit} imports at most`,
      received: `${ids.length} imports`,
    }),
  );
  if (!isRespected) return;
  const shown = pages.flatMap(({ ids }) => ids);
  const values = pages.flatMap(({ imports }) => imports.flatMap((one) => falls?.(one) ?? []));
  if (!isMonotone(values, -1)) {
    const seen = { at: 'imports', expected: 'values that never rise over all pages', received: values };
    t.soft(rule, pages.at(-1)?.exchange).holds(false, seen);
  }
  t.soft(rule, pages.at(-1)?.exchange).holds(isSameSet(shown, whole.ids), {
    at: 'imports',
    expected: `on pages of ${limit}, each of the ${whole.ids.length} imports once`,
    received: `${new Set(shown).size} of them, and ${shown.length - new Set(shown).size} twice`,
  });
}
