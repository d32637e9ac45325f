import { access, constants, readFile, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { writeWhole } from '../../spec/source/whole-file.js';
import { quote } from '../engine/quote.js';
import { MockOptionError } from '../options/option-error.js';
import { codeOf } from './code-of.js';
import { type Lock, takeLock } from './lock.js';
import { type KeptWorld, worldsIn } from './read-state.js';
import { StateFault } from './state-fault.js';
import { textOf, type WorldMoment } from './state-text.js';

/** The file in which a mock keeps its state. */
export interface StateFile {
  /** What it held; nothing where it was not there. */
  readonly worlds: readonly KeptWorld[];
  /** Replaces what it holds. Throws an Error that says why it cannot. */
  write(worlds: ReadonlyMap<string, WorldMoment>): Promise<void>;
  /** Another mock may have it. */
  release(): void;
}

/** It holds passwords and keys, if only those of a mock. */
const ownersOnly = 0o600;

/** Opens a file and reads it. Throws a MockOptionError where that cannot be, and leaves the file as it is. */
export async function openStateFile(named: string): Promise<StateFile> {
  try {
    const file = await placeOf(named);
    const lock = takeLock(file);
    try {
      const worlds = await worldsAt(file);
      return { worlds, write: (moments) => write(file, lock, moments), release: lock.release };
    } catch (error) {
      lock.release();
      throw error;
    }
  } catch (error) {
    throw new MockOptionError(`option state: ${quote(named, 300)} cannot be used: ${reasonOf(error)}`);
  }
}

/** Where the file is, or is to be; what a link leads to is replaced, and not the link. */
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
  // It could be replaced nevertheless, but that is not what whoever made it so wants.
  await access(file, constants.W_OK);
  return realpath(file);
}

async function worldsAt(file: string): Promise<readonly KeptWorld[]> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  });
  return text === undefined ? [] : worldsIn(text);
}

async function write(file: string, lock: Lock, worlds: ReadonlyMap<string, WorldMoment>): Promise<void> {
  if (!lock.isOurs()) {
    throw new Error(`the state is not written to ${quote(file, 300)}: its lock is gone, or another mock's`);
  }
  await writeWhole('the state', file, textOf(worlds), ownersOnly);
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'its folder does not exist. Make it first.',
  ENOTDIR: 'what should be its folder is a file.',
  EACCES:
    'it may not be read and written, or no file be made beside it. Give yourself the right, or name another file.',
  EPERM:
    'it may not be written, or no file be made beside it. Give yourself the right, or name another file.',
  EROFS: 'nothing can be written there. Name a file elsewhere.',
  ENOSPC: 'there is no space left.',
  ERR_STRING_TOO_LONG: 'it is larger than 500 MB, which no mock writes.',
  ENAMETOOLONG: 'its name is too long.',
};

function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return reasons[codeOf(error)] ?? message;
}
