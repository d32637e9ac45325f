import { turns } from '../state/turns.js';
import { type Keeper, keepWriting } from './keeper.js';
import type { StateFile } from './state-file.js';
import { type Keepable, StateLines } from './state-lines.js';

type Worlds = () => ReadonlyMap<string, Keepable>;

/** So much is handed on at once: each part waits for the disk, and for a round of the event loop, however small it is. */
const partChars = 262_144;

/** So many bytes of changes are no reason to write everything anew. */
const fewBytes = 1_048_576;

/**
 * Keeps worlds in a file, from now on until it is stopped: whatever changes is added to its end, and everything is written anew,
 * beside that, when the changes take more than everything does. Throws where the file cannot be written now.
 */
export async function keep(all: Worlds, file: StateFile): Promise<Keeper> {
  let writer: Rewriting | undefined;
  let next: Rewriting | undefined;
  let changedBytes = 0;
  const keeper = await keepWriting({
    mark: () => [...all()].map(([id, world]) => `${id} ${world.mark()}`).join('\n'),
    write: async () => {
      // What the file holds while it is written anew goes on to be added to.
      const added = next?.isReady ? undefined : writer && (await file.append(writer.changes()));
      if (writer === undefined || added === undefined) {
        const whole = next ?? new Rewriting(all, file);
        next = undefined;
        // Where it fails, it is not tried at once again: there may be no space for two.
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

/** Writes everything into a new file, which takes the place of the old one when it is finished. */
class Rewriting {
  readonly #lines = new StateLines();
  readonly #worlds: Worlds;
  readonly #replaced: Promise<number>;
  #goOn: () => void = () => undefined;
  #isGivenUp = false;
  /** Whether all that was there is written, or it has failed: it is to be finished. */
  isReady = false;
  /** How large the new file is. */
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

  /** The new file takes the place of the old one, with everything as it is then. */
  async finish(): Promise<void> {
    this.#goOn();
    this.bytes = await this.#replaced;
  }

  /** The new file is none. */
  async giveUp(): Promise<void> {
    this.#isGivenUp = true;
    this.#goOn();
    await this.#replaced.catch(() => undefined);
  }

  /** What has changed since it was asked for the last time. */
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

/** Lines put together, between which others have their turn. */
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
