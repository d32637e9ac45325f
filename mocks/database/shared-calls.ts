import { randomUUID } from 'node:crypto';
import type { Journal } from '../journal/journal.js';
import type { Recorded } from '../journal/recording.js';
import type { Call, SharedCalls as Table } from './postgres.js';

type Journals = ReadonlyMap<string, { readonly journal: Journal }>;

/** Says in place of a call that those before it were removed. */
const cleared = 'null';

/** Shares the recorded calls of each world with other processes: each has all of them, as long as its journal has room. */
export class SharedCalls {
  readonly #replica = randomUUID();
  readonly #table: Table;
  readonly #watched = new WeakSet<Journal>();
  readonly #incomplete = new Map<Recorded, string>();
  readonly #known = new Map<string, Recorded>();
  #calls: Call[] = [];
  #last = 0;
  #isReading = false;

  constructor(table: Table) {
    this.#table = table;
  }

  /** Sends what was recorded here since. */
  async send(worlds: Journals): Promise<void> {
    for (const [world, { journal }] of worlds) this.#watch(world, journal);
    const calls = this.#calls.splice(0);
    if (calls.length > 0) await this.#table.add(calls);
  }

  /** Takes on what was recorded elsewhere since. */
  async read(worlds: Journals): Promise<void> {
    const { calls, last } = await this.#table.after(this.#last);
    this.#last = last;
    this.#isReading = true;
    for (const { world, replica, id, text } of calls) {
      const journal = worlds.get(world)?.journal;
      if (journal === undefined || replica === this.#replica) continue;
      if (text === cleared) journal.clear(id);
      else {
        const entry: Recorded = JSON.parse(text, textAsBytes);
        const name = JSON.stringify([world, replica, id]);
        const known = this.#known.get(name);
        if (known) journal.complete(known, entry);
        else journal.add(entry);
        if (entry.answered === undefined) remember(this.#known, name, entry);
      }
    }
    this.#isReading = false;
  }

  #watch(world: string, journal: Journal): void {
    if (this.#watched.has(journal)) return;
    this.#watched.add(journal);
    const note = (id: number, text: string) => {
      if (!this.#isReading) this.#calls.push({ world, replica: this.#replica, id, text });
    };
    const added = (entry: Recorded) => {
      note(entry.id, JSON.stringify(entry, bytesAsText));
      if (entry.answered === undefined) remember(this.#incomplete, entry, world);
    };
    const changed = () => {
      if (journal.bytes === 0) note(journal.nextId(), cleared);
      for (const [entry, of] of this.#incomplete) {
        if (of !== world || entry.answered === undefined) continue;
        this.#incomplete.delete(entry);
        added(entry);
      }
    };
    journal.watch({ added, changed, closed: () => undefined });
    for (const entry of journal.entries()) added(entry);
  }
}

/** Calls without a body look like those whose body is still to come: the oldest are forgotten. */
const mostIncomplete = 1000;

function remember<Key, Value>(map: Map<Key, Value>, key: Key, value: Value): void {
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > mostIncomplete && oldest !== undefined) map.delete(oldest);
}

function bytesAsText(this: unknown, key: string, value: unknown): unknown {
  const own: unknown = Object(this)[key];
  return own instanceof Uint8Array ? { base64: Buffer.from(own).toString('base64') } : value;
}

function textAsBytes(_key: string, value: unknown): unknown {
  const { base64 } = Object(value);
  return typeof base64 === 'string' ? Buffer.from(base64, 'base64') : value;
}
