/** A journal in a shared space. */
interface Sharing {
  readonly bytes: number;
  /** Drops the oldest entry, if there is one. */
  dropOldest(): void;
}

/**
 * A number of bytes that several journals share: if it is exceeded, the journal that grew longest ago drops its oldest entries.
 */
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
