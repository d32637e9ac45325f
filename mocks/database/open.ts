import { quote } from '../engine/refusal.js';
import { MockOptionError } from '../options/option-values.js';
import { type Database, type KeptWorld, keptIn, worldsIn } from './database.js';
import { openFile } from './file.js';

interface Opened {
  /** The worlds that it contained; none if it is new. */
  readonly worlds: readonly KeptWorld[];
  readonly database: Database;
}

/** Opens and reads the database of a mock. Throws a MockOptionError if that fails, and leaves it unchanged. */
export async function openDatabase(named: string): Promise<Opened> {
  try {
    const database = await openFile(named);
    try {
      return { worlds: await keptIn(worldsIn(await database.entries())), database };
    } catch (error) {
      await database.close();
      throw error;
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new MockOptionError(`option state: ${quote(named, 300)} cannot be used: ${reason}`);
  }
}
