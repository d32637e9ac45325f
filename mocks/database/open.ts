import { quote } from '../engine/refusal.js';
import { MockOptionError } from '../options/option-values.js';
import { isShared, shownState } from './address.js';
import { type KeptWorld, mockIn } from './database.js';
import { openFile } from './file.js';
import { Replica, type ReplicatedWorlds } from './replica.js';
import { keep } from './saver.js';

export interface Kept<W> {
  readonly worlds: W;
  /** If other processes share the worlds. */
  readonly replica: Replica | undefined;
  /** Writes what is not written yet, and lets go of the state. Throws the error of the last write. */
  stop(): Promise<void>;
}

type Host<W> = (kept: readonly KeptWorld[], replica?: Replica) => Promise<W>;

/**
 * Begins the worlds of a mock with a state that lasts: in a file, or in a PostgreSQL database that several processes share.
 * Throws a MockOptionError if that fails, and leaves the state unchanged then.
 */
export async function beginWith<W extends ReplicatedWorlds>(state: string, host: Host<W>): Promise<Kept<W>> {
  try {
    if (!isShared(state)) return await beginInFile(state, host);
    const { worlds, replica } = await Replica.begin(state, host);
    return { worlds, replica, stop: () => replica.stop() };
  } catch (error) {
    if (error instanceof MockOptionError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new MockOptionError(`option state: ${quote(shownState(state), 300)} cannot be used: ${reason}`);
  }
}

async function beginInFile<W extends ReplicatedWorlds>(file: string, host: Host<W>): Promise<Kept<W>> {
  const database = await openFile(file);
  try {
    const kept = await mockIn(await database.entries());
    const worlds = await host(kept);
    const saver = await keep(worlds.all, database);
    return { worlds, replica: undefined, stop: saver.stop };
  } catch (error) {
    await database.close();
    throw error;
  }
}
