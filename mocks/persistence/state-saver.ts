import { turns } from '../state/turns.js';
import type { StateFile } from './state-file.js';
import { firstLine, type Keepable, StateLines } from './state-lines.js';

type Worlds = () => ReadonlyMap<string, Keepable>;

/** Each part waits for the disk and for a round of the event loop, however small it is. */
const partChars = 262_144;

/** Changes of at most this many bytes do not justify a rewrite. */
const fewBytes = 1_048_576;

/** Persists worlds by appending changes, and rewrites all once they take more space than the state. */
export async function keep(all: Worlds, file: StateFile): Promise<Keeper> {
  let lines: StateLines | undefined;
  let wholeBytes = 0;
  let changedBytes = 0;
  const rewrite = async () => {
    // If it fails, it is not retried at once: there may be no space for two files.
    changedBytes = 0;
    const fresh = new StateLines();
    wholeBytes = await file.replace(inParts(fresh.linesOf(fresh.changes(all())), firstLine));
    lines = fresh;
  };
  const keeper = await keepWriting({
    mark: () => [...all()].map(([id, world]) => `${id} ${world.mark()}`).join('\n'),
    write: async () => {
      const added = lines && (await file.append(inParts(lines.linesOf(lines.changes(all())))));
      changedBytes += added ?? 0;
      if (added === undefined || changedBytes > Math.max(fewBytes, wholeBytes)) await rewrite();
    },
    failed: (error) => console.error(error instanceof Error ? error.message : error),
  });
  return { stop: () => keeper.stop().finally(() => file.release()) };
}

/** Joins lines to parts, and lets other tasks run in between. */
async function* inParts(lines: Iterable<string>, first = ''): AsyncGenerator<string> {
  const turn = turns();
  let part = first;
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
