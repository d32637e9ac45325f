import { type Filter, matches } from './filter.js';
import { bytesOfEntry, type Recorded } from './recording.js';

interface Onlooker {
  added(entry: Recorded): void;
  changed(): void;
  /** Nothing more will come. */
  closed(): void;
}

/** The last requests with their responses, within a limit of bytes: the oldest are dropped first. */
export class Journal {
  readonly mostBytes: number;
  /** By id, in the order in which they were answered: mostly that in which they arrived. */
  readonly #entries = new Map<number, Recorded>();
  #bytes = 0;
  #dropped = 0;
  #lastId = 0;
  /** Requests up to this id are no longer recorded. */
  #clearedId = 0;
  readonly #onlookers = new Set<Onlooker>();
  readonly #coming = new Set<Promise<unknown>>();
  readonly #space: JournalSpace;
  #isClosed = false;
  readonly #leastId: () => number;

  /**
   * @param mostBytes 0 to record nothing
   * @param leastId the next id is at least this one
   */
  constructor(mostBytes: number, space = new JournalSpace(mostBytes), leastId = () => 0) {
    this.#leastId = leastId;
    this.mostBytes = mostBytes;
    this.#space = space;
    space.join(this);
  }

  get bytes(): number {
    return this.#bytes;
  }

  get dropped(): number {
    return this.#dropped;
  }

  nextId(): number {
    this.#lastId = Math.max(this.#lastId + 1, this.#leastId());
    return this.#lastId;
  }

  entries(): readonly Recorded[] {
    return [...this.#entries.values()].sort((one, other) => one.id - other.id);
  }

  add(entry: Recorded): void {
    if (entry.id <= this.#clearedId) return;
    // One that another process has recorded has an id of its own.
    this.#lastId = Math.max(this.#lastId, entry.id);
    this.#entries.set(entry.id, entry);
    this.#grow(entry.bytes);
    this.#shrink();
    for (const onlooker of this.#onlookers) onlooker.added(entry);
  }

  /** Adds what arrived only after the response to an entry. */
  complete(entry: Recorded, part: Partial<Pick<Recorded, 'sent' | 'answered'>>): void {
    const before = entry.bytes;
    Object.assign(entry, part);
    if (!this.#entries.has(entry.id)) return;
    entry.bytes = bytesOfEntry(entry);
    this.#grow(entry.bytes - before);
    this.#shrink();
    for (const onlooker of this.#onlookers) onlooker.changed();
  }

  /** Makes readers of the journal wait for a body that is still arriving. */
  awaits(body: Promise<unknown>): void {
    this.#coming.add(body);
    void body.finally(() => this.#coming.delete(body));
  }

  /** Resolves once every body has arrived that was still arriving, or after a while. */
  async settled(patienceMs = 1000): Promise<void> {
    if (this.#coming.size === 0) return;
    let impatient: NodeJS.Timeout | undefined;
    const enough = new Promise<void>((resolve) => {
      impatient = setTimeout(resolve, patienceMs);
    });
    await Promise.race([Promise.allSettled(this.#coming), enough]);
    clearTimeout(impatient);
  }

  /** Removes everything up to an id, including what is still being answered. Ids continue. */
  clear(lastId = this.#lastId): void {
    for (const [id, { bytes }] of this.#entries) {
      if (id <= lastId && this.#entries.delete(id)) this.#grow(-bytes);
    }
    this.#dropped = 0;
    this.#clearedId = lastId;
    for (const onlooker of this.#onlookers) onlooker.changed();
  }

  close(): void {
    this.#isClosed = true;
    this.#space.leave(this);
    for (const onlooker of this.#onlookers) onlooker.closed();
  }

  /** Returns a function that ends the observation. */
  watch(onlooker: Onlooker): () => void {
    this.#onlookers.add(onlooker);
    if (this.#isClosed) onlooker.closed();
    return () => this.#onlookers.delete(onlooker);
  }

  dropOldest(): void {
    for (const [id, { bytes }] of this.#entries) {
      this.#entries.delete(id);
      this.#grow(-bytes);
      this.#dropped += 1;
      return;
    }
  }

  #grow(bytes: number): void {
    this.#bytes += bytes;
    this.#space.grown(this, bytes);
  }

  #shrink(): void {
    while (this.#bytes > this.mostBytes && this.#entries.size > 0) this.dropOldest();
    this.#space.makeRoom();
  }
}

interface Sharing {
  readonly bytes: number;
  dropOldest(): void;
}

/** Bytes that several journals share: the one that grew longest ago drops its oldest entries. */
export class JournalSpace {
  readonly mostBytes: number;
  #bytes = 0;
  /** In the order in which they last grew. */
  readonly #sharing = new Set<Sharing>();

  constructor(mostBytes: number) {
    this.mostBytes = mostBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  join(journal: Sharing): void {
    this.#sharing.add(journal);
  }

  /** No longer counts the bytes of a journal. */
  leave(journal: Sharing): void {
    if (this.#sharing.delete(journal)) this.#bytes -= journal.bytes;
  }

  /** @param bytes by how many a journal has grown; negative if it has shrunk */
  grown(journal: Sharing, bytes: number): void {
    if (!this.#sharing.has(journal)) return;
    this.#bytes += bytes;
    if (bytes <= 0) return;
    this.#sharing.delete(journal);
    this.#sharing.add(journal);
  }

  makeRoom(): void {
    for (const journal of this.#sharing) {
      while (this.#bytes > this.mostBytes && journal.bytes > 0) journal.dropOldest();
      if (this.#bytes <= this.mostBytes) return;
    }
  }
}

interface Awaited {
  readonly filter: Filter;
  readonly count: number;
  /** Real time. */
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
}

export function waited(journal: Journal, { filter, count, timeoutMs, signal }: Awaited): Promise<number> {
  const countAll = () => journal.entries().filter((entry) => matches(filter, entry)).length;
  return new Promise((resolve) => {
    let come = countAll();
    let unwatch = () => {};
    let timer: NodeJS.Timeout | undefined;
    const end = () => {
      clearTimeout(timer);
      unwatch();
      signal?.removeEventListener('abort', end);
      resolve(come);
    };
    const look = () => {
      if (come >= count) end();
    };
    if (come >= count || timeoutMs === 0 || signal?.aborted) {
      end();
      return;
    }
    timer = setTimeout(end, timeoutMs);
    signal?.addEventListener('abort', end, { once: true });
    unwatch = journal.watch({
      added: (entry) => {
        if (matches(filter, entry)) come += 1;
        look();
      },
      changed: () => {
        come = countAll();
        look();
      },
      closed: end,
    });
  });
}
