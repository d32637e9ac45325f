import { type Keeper, keepWriting } from './keeper.js';
import type { StateFile } from './state-file.js';
import type { WorldMoment } from './state-text.js';

/** A world, for whoever keeps it. */
interface Momentary {
  /** Everything as it is at this moment. */
  moment(): WorldMoment;
  /** Another one whenever anything else is in it. */
  mark(): string;
}

/** Keeps worlds in a file, from now on until it is stopped. Throws where the file cannot be written now. */
export async function keep(all: () => ReadonlyMap<string, Momentary>, file: StateFile): Promise<Keeper> {
  const keeper = await keepWriting({
    mark: () => [...all()].map(([id, world]) => `${id} ${world.mark()}`).join('\n'),
    // All of them at once: what one world tells another one, as a test does, is in both or in neither.
    write: () => file.write(new Map([...all()].map(([id, world]) => [id, world.moment()]))),
    failed: (error) => console.error(error instanceof Error ? error.message : error),
  });
  return {
    stop: async () => {
      try {
        await keeper.stop();
      } finally {
        file.release();
      }
    },
  };
}
