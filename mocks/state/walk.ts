import type { Json } from './json.js';
import type { Store } from './store.js';
import { turns } from './turns.js';

const perPart = 500;

/**
 * Yields the values of a collection in key order. It reads in parts, between which other tasks run, and sees concurrent writes to
 * the parts that it has not read yet.
 */
export async function* walk<T extends Json>(store: Store, collection: string): AsyncGenerator<T> {
  const turn = turns();
  let after: string | undefined;
  for (;;) {
    const part = { limit: perPart, ...(after === undefined ? {} : { after }) };
    const entries = await store.scan<T>(collection, part);
    for (const { value } of entries) {
      yield value;
      await turn();
    }
    after = entries.at(-1)?.key;
    if (entries.length < perPart) return;
  }
}
