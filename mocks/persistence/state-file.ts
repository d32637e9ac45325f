import { access, constants, open, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { draftOf, writeWhole } from '../../spec/source/whole-file.js';
import { quote } from '../engine/refusal.js';
import { MockOptionError } from '../options/option-values.js';
import { codeOf, type Lock, takeLock } from './lock.js';
import { type KeptWorld, worldsIn } from './read-state.js';
import { StateFault } from './state-lines.js';

export interface StateFile {
  /** The worlds that it contained; empty if it did not exist. */
  readonly worlds: readonly KeptWorld[];
  /** Replaces its content atomically once the parts end; returns the new size in bytes. */
  replace(parts: AsyncIterable<string>): Promise<number>;
  /** Flushes the parts written so far to the disk, so that the last ones take little time. */
  flushed(): Promise<void>;
  /** Appends, and returns the number of bytes; undefined if the file has changed since and must be replaced. */
  append(parts: AsyncIterable<string>): Promise<number | undefined>;
  release(): void;
}

/** It contains passwords and keys, though only those of a mock. */
const ownersOnly = 0o600;

/** Opens and reads a file. Throws a MockOptionError if that fails, and leaves the file unchanged. */
export async function openStateFile(named: string): Promise<StateFile> {
  try {
    const file = await placeOf(named);
    const lock = takeLock(file);
    try {
      const worlds = await worldsAt(file);
      return { worlds, ...writing(file, lock), release: lock.release };
    } catch (error) {
      lock.release();
      throw error;
    }
  } catch (error) {
    throw new MockOptionError(`option state: ${quote(named, 300)} cannot be used: ${reasonOf(error)}`);
  }
}

/** Resolves the path of the file; a link is followed, so that its target is replaced and not the link. */
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
  // It could be replaced nevertheless, but write protection is intentional.
  await access(file, constants.W_OK);
  return realpath(file);
}

async function worldsAt(file: string): Promise<readonly KeptWorld[]> {
  return worldsIn(file).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  });
}

function writing(file: string, lock: Lock): Pick<StateFile, 'replace' | 'flushed' | 'append'> {
  let left: { readonly ino: number; size: number } | undefined;
  const hold = () => {
    if (lock.isOurs()) return;
    throw new Error(`the state is not written to ${quote(file, 300)}: its lock is gone, or another mock's`);
  };
  async function* held(parts: AsyncIterable<string>): AsyncGenerator<string> {
    yield* parts;
    hold();
  }
  return {
    async replace(parts) {
      hold();
      await writeWhole('the state', file, held(parts), ownersOnly);
      const { ino, size } = await stat(file);
      left = { ino, size };
      return size;
    },
    async flushed() {
      const draft = await open(draftOf(file, process.pid));
      await draft.datasync().finally(() => draft.close());
    },
    async append(parts) {
      const before = left;
      left = undefined;
      hold();
      const size = before && (await appended(file, before, parts).catch(() => undefined));
      if (before === undefined || size === undefined) return undefined;
      left = { ino: before.ino, size };
      return size - before.size;
    },
  };
}

/** Appends parts and returns the new size; undefined if the file is not the same as before. */
async function appended(
  file: string,
  { ino, size }: { readonly ino: number; readonly size: number },
  parts: AsyncIterable<string>,
): Promise<number | undefined> {
  const handle = await open(file, constants.O_WRONLY | constants.O_APPEND);
  try {
    const there = await handle.stat();
    if (there.ino !== ino || there.size !== size) return undefined;
    for await (const part of parts) await handle.writeFile(part);
    // Later parts must not reach the disk before these.
    await handle.datasync();
    return (await handle.stat()).size;
  } finally {
    await handle.close();
  }
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
  ERR_STRING_TOO_LONG: 'it is larger than 500 MB, and no state of a mock.',
  ENAMETOOLONG: 'its name is too long.',
};

function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return reasons[codeOf(error)] ?? message;
}
