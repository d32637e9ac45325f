/** Whoever has not asked for so many changes reads everything anew: that is hardly slower then. */
const mostChanges = 20_000;

/** The keys of a collection that were written, in order, from the first time on that somebody asked. */
export class ChangeLog {
  #revision = 0;
  #written: string[] | undefined;

  /** How often something was written. */
  get revision(): number {
    return this.#revision;
  }

  note(key: string): void {
    this.#revision += 1;
    if (this.#written && this.#written.push(key) > mostChanges) this.forget();
  }

  /** Notes nothing more until somebody asks again, who is told that it is not known what was written. */
  forget(): void {
    this.#written = undefined;
  }

  /** The keys that were written after a revision, each once; undefined where that is not known (any more). */
  since(revision: number | undefined): ReadonlySet<string> | undefined {
    this.#written ??= [];
    if (revision === undefined) return undefined;
    const missed = this.#revision - revision;
    if (missed > this.#written.length) return undefined;
    return new Set(missed === 0 ? [] : this.#written.slice(-missed));
  }
}
