/** A reader that is further behind reads the whole collection again, which is hardly slower then. */
const mostChanges = 20_000;

/** Logs the written keys of a collection in order, starting with the first query. */
export class ChangeLog {
  #revision = 0;
  #written: string[] | undefined;

  /** The number of writes. */
  get revision(): number {
    return this.#revision;
  }

  note(key: string): void {
    this.#revision += 1;
    if (this.#written && this.#written.push(key) > mostChanges) this.forget();
  }

  /** Stops logging until the next query, to which the earlier changes are unknown. */
  forget(): void {
    this.#written = undefined;
  }

  /** Returns the distinct keys written after a revision; undefined if they are unknown or no longer known. */
  since(revision: number | undefined): ReadonlySet<string> | undefined {
    this.#written ??= [];
    if (revision === undefined) return undefined;
    const missed = this.#revision - revision;
    if (missed > this.#written.length) return undefined;
    return new Set(missed === 0 ? [] : this.#written.slice(-missed));
  }
}
