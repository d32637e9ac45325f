import { turns } from '../state/turns.js';
import type { StateFile } from './state-file.js';
import { type Keepable, StateLines } from './state-lines.js';

type Worlds = () => ReadonlyMap<string, Keepable>;

/** Each part waits for the disk and for a round of the event loop, however small it is. */
const partChars = 262_144;

/** Changes of at most this many bytes do not justify a rewrite. */
const fewBytes = 1_048_576;

/** Persists worlds by appending changes, and rewrites all in the background once they take more space than the state. */
export async function keep(all: Worlds, file: StateFile): Promise<Keeper> {
  let writer: Rewriting | undefined;
  let next: Rewriting | undefined;
  let changedBytes = 0;
  const keeper = await keepWriting({
    mark: () => [...all()].map(([id, world]) => `${id} ${world.mark()}`).join('\n'),
    write: async () => {
      // While the file is rewritten, changes are still appended to the old one.
      const added = next?.isReady ? undefined : writer && (await file.append(writer.changes()));
      if (writer === undefined || added === undefined) {
        const whole = next ?? new Rewriting(all, file);
        next = undefined;
        // If it fails, it is not retried at once: there may be no space for two files.
        changedBytes = 0;
        await whole.finish();
        writer = whole;
        return;
      }
      changedBytes += added;
      if (next === undefined && changedBytes > Math.max(fewBytes, writer.bytes))
        next = new Rewriting(all, file);
    },
    failed: (error) => console.error(error instanceof Error ? error.message : error),
  });
  return {
    stop: async () => {
      try {
        await keeper.stop();
      } finally {
        await next?.giveUp();
        file.release();
      }
    },
  };
}

/** Writes everything into a new file, which replaces the old one when it is finished. */
class Rewriting {
  readonly #lines = new StateLines();
  readonly #worlds: Worlds;
  readonly #replaced: Promise<number>;
  #goOn: () => void = () => undefined;
  #isGivenUp = false;
  /** Whether the rewrite is ready to be finished: everything that existed is written, or it has failed. */
  isReady = false;
  bytes = 0;

  constructor(worlds: Worlds, file: StateFile) {
    this.#worlds = worlds;
    const isAsked = new Promise<void>((resolve) => {
      this.#goOn = resolve;
    });
    this.#replaced = file.replace(this.#parts(isAsked, file));
    this.#replaced.catch(() => {
      this.isReady = true;
    });
  }

  /** Replaces the old file by the new one, with everything that exists at that moment. */
  async finish(): Promise<void> {
    this.#goOn();
    this.bytes = await this.#replaced;
  }

  async giveUp(): Promise<void> {
    this.#isGivenUp = true;
    this.#goOn();
    await this.#replaced.catch(() => undefined);
  }

  changes(): AsyncIterable<string> {
    return inParts(this.#lines.linesOf(this.#lines.changes(this.#worlds())));
  }

  async *#parts(isAsked: Promise<void>, file: StateFile): AsyncGenerator<string> {
    for await (const part of inParts(this.#lines.beginning(this.#worlds()))) {
      if (this.#isGivenUp) break;
      yield part;
    }
    await file.flushed();
    this.isReady = true;
    await isAsked;
    if (this.#isGivenUp) throw new Error('it is not wanted any more');
    yield* this.changes();
  }
}

/** Joins lines to parts, and lets other tasks run in between. */
async function* inParts(lines: Iterable<string>): AsyncGenerator<string> {
  const turn = turns();
  let part = '';
  for (const line of lines) {
    part += line;
    if (part.length >= partChars) {
      yield part;
      part = '';
    }
    await turn();
  }
  yield part;
}

interface Kept {
  /** Returns another value whenever there is something to be written. */
  mark(): string;
  write(): Promise<void>;
  /** Called if a write failed, once until a write succeeds again. */
  failed(error: unknown): void;
}

export interface Keeper {
  /** Writes pending changes and stops. Throws the error of the last write. */
  stop(): Promise<void>;
}

/** Calls a function periodically until it is cancelled. */
export type Every = (work: () => void) => () => void;

/** Half a second leaves the other half of a second for reaching the disk. */
const pauseMs = 500;

/** Does not keep the process alive. */
const everyHalfSecond: Every = (work) => {
  const timer = setInterval(work, pauseMs).unref();
  return () => clearInterval(timer);
};

/** Writes everything at once, and then whenever something has changed. Throws if the first write fails. */
export async function keepWriting(kept: Kept, every: Every = everyHalfSecond): Promise<Keeper> {
  let written: string | undefined;
  let isFailing = false;
  let underWay: Promise<void> | undefined;
  const write = async () => {
    const mark = kept.mark();
    await kept.write();
    written = mark;
    isFailing = false;
  };
  await write();
  const look = () => {
    if (underWay !== undefined || kept.mark() === written) return;
    underWay = write()
      .catch((error: unknown) => {
        if (!isFailing) kept.failed(error);
        isFailing = true;
      })
      .finally(() => {
        underWay = undefined;
      });
  };
  const callOff = every(look);
  return {
    stop: async () => {
      callOff();
      await underWay;
      if (kept.mark() !== written) await write();
    },
  };
}
