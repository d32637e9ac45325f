import type { Json } from './json.js';
import type { Store } from './store.js';
import { turns } from './turns.js';

const perPart = 500;

/**
 * The values of a collection in the order of keys, read in parts, between which others have their turn. What is written
 * meanwhile is met as it is when the walk comes there.
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
