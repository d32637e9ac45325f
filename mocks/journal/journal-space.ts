/** Whoever takes part in a space. */
interface Sharing {
  readonly bytes: number;
  /** Lets the oldest entry go. Does nothing where there is none. */
  dropOldest(): void;
}

/** Bytes that several journals share: where they are used up, the one that grew longest ago lets its oldest entries go. */
export class JournalSpace {
  readonly mostBytes: number;
  #bytes = 0;
  /** The one that grew last is the last one. */
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

  /** What it has is not counted any more. */
  leave(journal: Sharing): void {
    if (this.#sharing.delete(journal)) this.#bytes -= journal.bytes;
  }

  /** @param bytes by how many a journal has grown; below zero where it has shrunk */
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
