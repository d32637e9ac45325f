import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { access, constants, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { draftOf } from '../../spec/source/whole-file.js';
import { quote } from '../engine/refusal.js';
import { type Database, mockIn, StateFault } from './database.js';
import { codeOf, takeLock } from './file-lock.js';
import { oldStateIn } from './old-state.js';
import { openSqlite } from './sqlite.js';

/** Opens a database file, or makes it. Throws an error whose message says why that fails, and leaves the file unchanged then. */
export async function openFile(named: string): Promise<Database> {
  try {
    const file = await placeOf(named);
    const release = takeLock(file);
    try {
      await convert(file);
      const database = await opened(file);
      const close = async () => {
        await database.close();
        release();
      };
      const write: Database['write'] = (changes) =>
        database.write(changes).catch((error: unknown) => {
          throw new Error(`the state is not written to ${quote(file, 300)} for now: ${reasonOf(error)}`);
        });
      return { ...database, write, close };
    } catch (error) {
      release();
      throw error;
    }
  } catch (error) {
    throw new StateFault(reasonOf(error));
  }
}

/** Resolves the path of the file; a link is followed, so that its target is written and not the link. */
async function placeOf(named: string): Promise<string> {
  if (named === '') throw new StateFault('name a file.');
  const file = resolve(named);
  const there = await stat(file).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  });
  if (there?.isDirectory()) throw new StateFault('it is a folder. Name a file in it.');
  if (there && !there.isFile()) throw new StateFault('it is no file that keeps what is written.');
  if (!there) return join(await realpath(dirname(file)), basename(file));
  await access(file, constants.W_OK);
  return realpath(file);
}

async function opened(file: string): Promise<Database> {
  // It contains passwords and keys, though only those of a mock.
  writeFileSync(file, '', { flag: 'a', mode: 0o600 });
  return openSqlite(file);
}

/** Replaces a state as it was before there was a database by a database with the same worlds. */
async function convert(file: string): Promise<void> {
  const changes = await oldStateIn(file);
  if (changes === undefined) return;
  const draft = draftOf(file, process.pid);
  try {
    const database = await opened(draft);
    const check = async () => mockIn(await database.entries());
    await database.write(changes).then(check).finally(database.close);
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}

const forbidden = 'or no file be made beside it. Give yourself the right, or name another file.';
const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'its folder does not exist. Make it first.',
  ENOTDIR: 'what should be its folder is a file.',
  EACCES: `it may not be read and written, ${forbidden}`,
  EPERM: `it may not be written, ${forbidden}`,
  EROFS: 'nothing can be written there. Name a file elsewhere.',
  ENOSPC: 'there is no space left.',
  ENAMETOOLONG: 'its name is too long.',
  EEXIST: 'another mock opens it at this moment. Name another file.',
};

function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return reasons[codeOf(error)] ?? message;
}
