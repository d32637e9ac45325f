import { type Keepable, Tracker } from './changes.js';
import type { Database } from './database.js';

/** Half a second leaves the other half of a second for reaching the disk. */
const pauseMs = 500;

/** Persists worlds: writes what has changed every now and then, without delaying calls. Its end throws the error of the last write. */
export async function keep(all: () => ReadonlyMap<string, Keepable>, database: Database) {
  const tracker = new Tracker();
  let isFailing = false;
  const write = async () => {
    const { changes, made } = tracker.changes(all());
    await database.write(changes);
    made();
    isFailing = false;
  };
  let underWay: Promise<void> | undefined;
  const look = () => {
    if (underWay !== undefined || !tracker.isBehind(all())) return;
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
        if (tracker.isBehind(all())) await write();
      } finally {
        await database.close();
      }
    },
  };
}
