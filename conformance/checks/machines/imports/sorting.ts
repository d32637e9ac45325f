import type { JsonObject } from '../../../target/json.js';
import { numberIn, objectIn, textIn } from '../../../target/wire/members.js';
import { type Asking, ask, heeds, type Listing, wholeList, withoutEffect } from './listing.js';

/** Something that imports are sorted by, and how it is read. */
interface Order {
  readonly by: string;
  readonly read: (one: JsonObject) => number | undefined;
}

/** Imports that fall by what is read of them. */
export interface Sorted {
  readonly query: { readonly sort_by: string };
  readonly read: Order['read'];
}

const orders: readonly Order[] = [
  { by: 'created_at', read: (one) => timeOf(textIn(one, 'created_at', 'createdAt')) },
  { by: 'total', read: (one) => numberIn(objectIn(one, 'counts'), 'total') ?? numberIn(one, 'total') },
];

/** The order of lists of imports (section 4.3). Answers the query by which pages are sorted, where sorting is known. */
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

/** Whether values never fall, or never rise. */
export const isMonotone = (values: readonly number[], direction: 1 | -1): boolean =>
  values.every((value, at) => at === 0 || direction * (value - (values[at - 1] ?? value)) >= 0);

/** Milliseconds since 1970. */
function timeOf(text: string | undefined): number | undefined {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? undefined : time;
}
