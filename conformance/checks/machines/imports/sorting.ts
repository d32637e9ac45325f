import { scenario } from '../../../scene/scenario.js';
import type { JsonObject } from '../../../target/json.js';
import { numberIn, objectIn, textIn } from '../../../target/wire/members.js';
import { createLedger } from '../ledgers/own-ledger.js';
import { type Asking, ask, heeds, type Listing, wholeList, withoutEffect } from './listing.js';
import { beginImports } from './own-import.js';

/** How many contacts each import has: the order of the numbers is neither that of creation nor its reverse. */
const sizes = [2, 3, 1];

/** Something that imports are sorted by, and how it is read. */
interface Order {
  readonly by: string;
  readonly read: (one: JsonObject) => number | undefined;
}

const orders: readonly Order[] = [
  { by: 'created_at', read: (one) => timeOf(textIn(one, 'created_at', 'createdAt')) },
  { by: 'total', read: (one) => numberIn(objectIn(one, 'counts'), 'total') ?? numberIn(one, 'total') },
];

/** The order of lists of imports (section 4.3). */
export const importOrder = scenario({
  id: 'imports/order',
  rules: ['imports.sort'],
  needs: ['token', 'own-resources'],
  requests: 12,
  async record(t) {
    const { id: ledgerId, name } = await createLedger(t);
    for (const [index, size] of sizes.entries()) {
      const references = Array.from({ length: size }, (_, row) => `${name}-${index}-${row}`);
      await beginImports(t, ledgerId, [{ references }]);
      // Some services tell times to the second.
      await t.wait(1000);
    }
    for (const order of orders) await judgeOrder({ t, ledgerId }, order);
  },
});

async function judgeOrder(asking: Asking<'imports.sort'>, { by, read }: Order): Promise<void> {
  const { t } = asking;
  const rising = await ask(asking, 'imports.sort', { sort_by: `+${by}`, limit: wholeList });
  const falling = rising && (await ask(asking, 'imports.sort', { sort_by: `-${by}`, limit: wholeList }));
  if (rising === undefined || falling === undefined) return;
  const isSame = rising.ids.join() === falling.ids.join();
  if (isSame && !(await heeds(asking, { sort_by: '+nothing', limit: wholeList }))) {
    return t.skip('imports.sort', withoutEffect('sort_by').message);
  }
  const isRising = see(rising, 1);
  if (!isRising || !see(falling, -1) || by !== 'total') return;
  const later = await ask(asking, 'imports.sort', { sort_by: `+${by}`, limit: 2, offset: 2 });
  const first = rising.ids.slice(0, 2).filter((id) => later?.ids.includes(id));
  // A target that does not know `offset` under this name shows the first ones again.
  if (later && first.length < 2)
    t.soft('imports.sort', later.exchange).holds(first.length === 0, {
      at: 'imports',
      expected: `what comes after ${rising.ids.slice(0, 2).join(' and ')} by \`${by}\``,
      received: [...later.ids],
    });

  function see({ imports, exchange }: Listing, direction: 1 | -1): boolean {
    const values = imports.flatMap((one) => read(one) ?? []);
    if (values.length < imports.length || new Set(values).size < 2) {
      t.cannot('imports.sort', `imports do not show different values of \`${by}\``);
      return false;
    }
    return t.soft('imports.sort', exchange).holds(
      values.every((value, index) => index === 0 || direction * (value - (values[index - 1] ?? value)) >= 0),
      {
        at: `imports[].${by}`,
        expected: `values of \`${by}\` that never ${direction === 1 ? 'fall' : 'rise'}`,
        received: imports.map((one) => one[by] ?? read(one) ?? null),
      },
    );
  }
}

/** Milliseconds since 1970. */
function timeOf(text: string | undefined): number | undefined {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? undefined : time;
}
