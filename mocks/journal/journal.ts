import { JournalSpace } from './journal-space.js';
import { bytesOfEntry, type Recorded } from './recorded.js';

/** Told of everything that is added, or that has changed since. */
export interface Onlooker {
  added(entry: Recorded): void;
  changed(): void;
  /** There is nothing more to come. */
  closed(): void;
}

/** Entries dropped at the front before the list is made anew. */
const gapMost = 1024;

/** The last requests with their answers, in no more than so many bytes: the oldest go first. */
export class Journal {
  readonly mostBytes: number;
  #entries: (Recorded | undefined)[] = [];
  /** Where the entries begin: those before were dropped. */
  #begin = 0;
  #bytes = 0;
  #dropped = 0;
  #lastId = 0;
  /** Whatever came until then is not recorded any more. */
  #clearedId = 0;
  readonly #onlookers = new Set<Onlooker>();
  /** Bodies that are on their way. */
  readonly #coming = new Set<Promise<unknown>>();
  readonly #space: JournalSpace;
  #isClosed = false;

  /**
   * @param mostBytes 0 for none at all
   * @param space what it shares with others
   */
  constructor(mostBytes: number, space = new JournalSpace(mostBytes)) {
    this.mostBytes = mostBytes;
    this.#space = space;
    space.join(this);
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** How many entries had to go for others, since the journal was cleared. */
  get dropped(): number {
    return this.#dropped;
  }

  /** The id of a request that has just come. */
  nextId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }

  /** In the order in which the requests came. */
  entries(): readonly Recorded[] {
    return this.#entries.slice(this.#begin).filter((entry) => entry !== undefined);
  }

  add(entry: Recorded): void {
    if (entry.id <= this.#clearedId) return;
    const entries = this.#entries;
    let at = entries.length;
    // Who came first is answered first, as a rule.
    while (at > this.#begin && (entries[at - 1]?.id ?? 0) > entry.id) at -= 1;
    entries.splice(at, 0, entry);
    this.#grow(entry.bytes);
    this.#shrink();
    for (const onlooker of this.#onlookers) onlooker.added(entry);
  }

  /** Adds to an entry what came only after its answer. */
  complete(entry: Recorded, part: Partial<Pick<Recorded, 'sent' | 'answered'>>): void {
    const before = entry.bytes;
    Object.assign(entry, part);
    if (!this.#has(entry)) return;
    entry.bytes = bytesOfEntry(entry);
    this.#grow(entry.bytes - before);
    this.#shrink();
    for (const onlooker of this.#onlookers) onlooker.changed();
  }

  /** Lets whoever reads the journal wait for a body that is on its way. */
  awaits(body: Promise<unknown>): void {
    this.#coming.add(body);
    void body.finally(() => this.#coming.delete(body));
  }

  /** Ends when every body has come that was on its way, or after a while. */
  async settled(patienceMs = 1000): Promise<void> {
    if (this.#coming.size === 0) return;
    let impatient: NodeJS.Timeout | undefined;
    const enough = new Promise<void>((resolve) => {
      impatient = setTimeout(resolve, patienceMs);
    });
    await Promise.race([Promise.allSettled(this.#coming), enough]);
    clearTimeout(impatient);
  }

  /** Forgets everything, also what is still being answered. Ids go on. */
  clear(): void {
    this.#entries = [];
    this.#begin = 0;
    this.#grow(-this.#bytes);
    this.#dropped = 0;
    this.#clearedId = this.#lastId;
    for (const onlooker of this.#onlookers) onlooker.changed();
  }

  /** Whoever waits ends. */
  close(): void {
    this.#isClosed = true;
    this.#space.leave(this);
    for (const onlooker of this.#onlookers) onlooker.closed();
  }

  /** Returns what ends it. */
  watch(onlooker: Onlooker): () => void {
    this.#onlookers.add(onlooker);
    if (this.#isClosed) onlooker.closed();
    return () => this.#onlookers.delete(onlooker);
  }

  #has(entry: Recorded): boolean {
    for (let at = this.#entries.length - 1; at >= this.#begin; at -= 1) {
      const { id } = this.#entries[at] ?? { id: 0 };
      if (id <= entry.id) return id === entry.id;
    }
    return false;
  }

  dropOldest(): void {
    if (this.#begin >= this.#entries.length) return;
    this.#grow(-(this.#entries[this.#begin]?.bytes ?? 0));
    this.#entries[this.#begin] = undefined;
    this.#begin += 1;
    this.#dropped += 1;
    if (this.#begin < gapMost) return;
    this.#entries = this.#entries.slice(this.#begin);
    this.#begin = 0;
  }

  #grow(bytes: number): void {
    this.#bytes += bytes;
    this.#space.grown(this, bytes);
  }

  #shrink(): void {
    while (this.#bytes > this.mostBytes && this.#begin < this.#entries.length) this.dropOldest();
    this.#space.makeRoom();
  }
}
