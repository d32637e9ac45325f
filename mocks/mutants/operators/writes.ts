import type { OperationId } from '../../../generated/operations.js';
import { type Handling, type HookContext, nothingScheduled, type Outcome } from '../../engine/handler.js';
import { isRefusal } from '../../engine/refusal.js';
import type { Json } from '../../state/json.js';
import type { Store } from '../../state/store.js';
import { refusingReply } from '../on-reply.js';

/** A change of one entry by a call; undefined stands for no entry. */
export interface Write {
  readonly collection: string;
  readonly key: string;
  readonly before: Json | undefined;
  readonly after: Json | undefined;
}

interface Tried {
  readonly outcome: Outcome;
  readonly writes: readonly Write[];
}

/** Rolls back a transaction, and carries its result. */
class Undone extends Error {
  readonly tried: Tried;

  constructor(tried: Tried) {
    super('undone');
    this.tried = tried;
  }
}

/** Handles a call, and replaces its writes by those that `change` returns. The writes of a refused call are kept. */
export function leaving(
  handling: Handling,
  change: (writes: readonly Write[], store: Store) => readonly Write[] | Promise<readonly Write[]>,
): Promise<Outcome> {
  return within(handling, async (outer) => {
    const { outcome, writes } = await tried(handling, outer, []);
    const changed = isRefusal(outcome) ? writes : await change(writes, outer);
    for (const write of changed) await left(outer, write.collection, write.key, write.after);
    return outcome;
  });
}

/** Refuses calls of an operation that would succeed, and discards their writes. */
export function refusing(
  operation: OperationId,
  status: number,
  when: (scene: Pick<HookContext, 'call' | 'world'>) => boolean,
) {
  return {
    handle: (handling: Handling) =>
      handling.operation === operation && when(handling) ? leaving(handling, () => []) : handling.next(),
    answer: refusingReply(operation, status, when),
  };
}

/** Handles a call as if `earlier` had been written, and discards all writes. */
export function seeing(handling: Handling, earlier: readonly Write[]): Promise<Outcome> {
  return within(handling, async (outer) => (await tried(handling, outer, earlier)).outcome);
}

/** Performs what is due beforehand: inside the transaction it would wait for the call to end, and the call for it. */
async function within({ world }: Handling, work: (outer: Store) => Promise<Outcome>): Promise<Outcome> {
  await world.schedule.reached();
  const outcome = await world.store.transact(work);
  world.schedule.changed();
  return outcome;
}

async function tried(
  { world, call, next }: Handling,
  outer: Store,
  earlier: readonly Write[],
): Promise<Tried> {
  try {
    return await outer.transact(async (store) => {
      for (const { collection, key, after } of earlier) await left(store, collection, key, after);
      const noted = new Map<string, { collection: string; key: string }>();
      const outcome = await next(call, { ...world, schedule: nothingScheduled, store: noting(store, noted) });
      const writes: Write[] = [];
      for (const { collection, key } of noted.values()) {
        const [before, after] = [await outer.get(collection, key), await store.get(collection, key)];
        writes.push({ collection, key, before, after });
      }
      throw new Undone({ outcome, writes });
    });
  } catch (error) {
    if (error instanceof Undone) return error.tried;
    throw error;
  }
}

function left(store: Store, collection: string, key: string, value: Json | undefined): Promise<void> {
  return value === undefined ? store.delete(collection, key) : store.put(collection, key, value);
}

/** Returns a store that records what is written to it, including in transactions. */
function noting(store: Store, noted: Map<string, { collection: string; key: string }>): Store {
  const note = (collection: string, key: string) => noted.set(`${collection} ${key}`, { collection, key });
  return {
    ...store,
    put(collection, key, value) {
      note(collection, key);
      return store.put(collection, key, value);
    },
    delete(collection, key) {
      note(collection, key);
      return store.delete(collection, key);
    },
    add(collection, key, amount) {
      note(collection, key);
      return store.add(collection, key, amount);
    },
    transact: (work) => store.transact((inner) => work(noting(inner, noted))),
  };
}
