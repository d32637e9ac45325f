import type { RuleId } from '../../../../generated/rules.js';
import type { JsonObject } from '../../../target/json.js';
import type { CallInput } from '../../../target/wire/call-input.js';
import { numberIn, objectIn, textIn } from '../../../target/wire/members.js';
import {
  type Asking,
  ask,
  heeds,
  isSameSet,
  type Listing,
  seeListed,
  wholeList,
  withoutEffect,
} from './listing.js';

/** A sort key of imports, with a reader of its value. */
interface Order {
  readonly by: string;
  readonly read: (one: JsonObject) => number | undefined;
}

/** A query that sorts in descending order, with a reader of the sort key. */
interface Sorted {
  readonly query: { readonly sort_by: string };
  readonly read: Order['read'];
}

const orders: readonly Order[] = [
  { by: 'created_at', read: (one) => timeOf(textIn(one, 'created_at', 'createdAt')) },
  { by: 'total', read: (one) => numberIn(objectIn(one, 'counts'), 'total') ?? numberIn(one, 'total') },
];

/** Judges the order of listed imports (section 4.3). Returns the query that sorts pages, or undefined if sorting is unknown. */
export async function seeOrders(asking: Asking<'imports.sort'>): Promise<Sorted | undefined> {
  let sorted: Sorted | undefined;
  for (const order of orders) {
    if (await isSorted(asking, order)) sorted = { query: { sort_by: `-${order.by}` }, read: order.read };
  }
  return sorted;
}

async function isSorted(asking: Asking<'imports.sort'>, { by, read }: Order): Promise<boolean> {
  const { t } = asking;
  const rising = await ask(asking, 'imports.sort', { sort_by: `+${by}`, limit: wholeList });
  const falling = rising && (await ask(asking, 'imports.sort', { sort_by: `-${by}`, limit: wholeList }));
  if (rising === undefined || falling === undefined) return false;
  const isSame = rising.ids.join() === falling.ids.join();
  if (isSame && !(await heeds(asking, { sort_by: '+nothing', limit: wholeList }))) {
    t.skip('imports.sort', withoutEffect('sort_by').message);
    return false;
  }
  return see(rising, 1) && see(falling, -1);

  function see({ imports, exchange }: Listing, direction: 1 | -1): boolean {
    const values = imports.flatMap((one) => read(one) ?? []);
    if (values.length < imports.length || new Set(values).size < 2) {
      t.cannot('imports.sort', `imports do not show different values of \`${by}\``);
      return false;
    }
    return t.soft('imports.sort', exchange).holds(isMonotone(values, direction), {
      at: `imports[].${by}`,
      expected: `values of \`${by}\` that never ${direction === 1 ? 'fall' : 'rise'}`,
      received: imports.map((one) => one[by] ?? read(one) ?? null),
    });
  }
}

/** Page size: fewer than half of the list, so that a page of twice the size is not the whole list. */
const limit = 2;

/** A query whose result is split into pages. */
interface Split {
  readonly query: NonNullable<CallInput['query']>;
  /** The same imports in one list. */
  readonly whole: Listing;
  /** Reads the value that must never rise over all pages, if the query sorts them. */
  readonly falls?: Sorted['read'] | undefined;
}

/**
 * Reads a list page by page and expects pages within the limit, without repetition, that together are the whole list
 * (section 4.3). If a page is too long, the pages are not compared with the list. Ends the scenario if the target knows no
 * pages.
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
  const isRespected = (page: Listing) =>
    seeListed(t, 'imports.limit-respected', page, page.ids.length <= limit, `${limit} imports at most`);
  if (!pages.every(isRespected)) return;
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

/** Whether values never fall (1) or never rise (-1). */
const isMonotone = (values: readonly number[], direction: 1 | -1): boolean =>
  values.every((value, at) => at === 0 || direction * (value - (values[at - 1] ?? value)) >= 0);

/** Returns milliseconds since 1970, or undefined if the text is no date. */
function timeOf(text: string | undefined): number | undefined {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? undefined : time;
}
