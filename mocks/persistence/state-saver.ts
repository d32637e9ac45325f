import { turns } from '../state/turns.js';
import type { StateFile } from './state-file.js';
import { firstLine, type Keepable, StateLines } from './state-lines.js';

type Worlds = () => ReadonlyMap<string, Keepable>;

/** Each part waits for the disk and for a round of the event loop, however small it is. */
const partChars = 262_144;

/** Changes of at most this many bytes do not justify a rewrite. */
const fewBytes = 1_048_576;

/** Half a second leaves the other half of a second for reaching the disk. */
const pauseMs = 500;

export interface Keeper {
  /** Writes pending changes and stops. Throws the error of the last write. */
  stop(): Promise<void>;
}

/** Persists worlds by appending what has changed, and rewrites all once that takes more space than the state. */
export async function keep(all: Worlds, file: StateFile): Promise<Keeper> {
  const markOf = () => [...all()].map(([id, world]) => `${id} ${world.mark()}`).join('\n');
  let lines: StateLines | undefined;
  let wholeBytes = 0;
  let changedBytes = 0;
  let written: string | undefined;
  const rewrite = async () => {
    // If it fails, it is not retried at once: there may be no space for two files.
    changedBytes = 0;
    const fresh = new StateLines();
    wholeBytes = await file.replace(inParts(fresh.linesOf(fresh.changes(all())), firstLine));
    lines = fresh;
  };
  const write = async () => {
    const mark = markOf();
    const added = lines && (await file.append(inParts(lines.linesOf(lines.changes(all())))));
    changedBytes += added ?? 0;
    if (added === undefined || changedBytes > Math.max(fewBytes, wholeBytes)) await rewrite();
    written = mark;
    isFailing = false;
  };
  let isFailing = false;
  let underWay: Promise<void> | undefined;
  const look = () => {
    if (underWay !== undefined || markOf() === written) return;
    underWay = write()
      .catch((error: unknown) => {
        if (!isFailing) console.error(error instanceof Error ? error.message : error);
        isFailing = true;
      })
      .finally(() => {
        underWay = undefined;
      });
  };
  await write();
  // Does not keep the process alive.
  const timer = setInterval(look, pauseMs).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      try {
        await underWay;
        if (markOf() !== written) await write();
      } finally {
        file.release();
      }
    },
  };
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
