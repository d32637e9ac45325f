import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { access, constants, open, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { draftOf, writeWhole } from '../../spec/source/whole-file.js';
import { quote } from '../engine/refusal.js';
import { MockOptionError } from '../options/option-values.js';
import { isObject, type Json } from '../state/json.js';
import { type KeptWorld, StateFault, worldsIn } from './state-lines.js';

export interface StateFile {
  /** The worlds that it contained; empty if it did not exist. */
  readonly worlds: readonly KeptWorld[];
  /** Replaces its content atomically once the parts end; returns the new size in bytes. */
  replace(parts: AsyncIterable<string>): Promise<number>;
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

function writing(file: string, lock: Lock): Pick<StateFile, 'replace' | 'append'> {
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

const forbidden = 'or no file be made beside it. Give yourself the right, or name another file.';
const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'its folder does not exist. Make it first.',
  ENOTDIR: 'what should be its folder is a file.',
  EACCES: `it may not be read and written, ${forbidden}`,
  EPERM: `it may not be written, ${forbidden}`,
  EROFS: 'nothing can be written there. Name a file elsewhere.',
  ENOSPC: 'there is no space left.',
  ENAMETOOLONG: 'its name is too long.',
};

function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return reasons[codeOf(error)] ?? message;
}

/** The lock beside a file: one mock owns the file as long as its lock exists and its process lives. */
interface Lock {
  isOurs(): boolean;
  release(): void;
}

interface Holder {
  readonly pid: number;
  /** Distinguishes it from a later process with the same id; null if the system does not report it. */
  readonly began: string | null;
}

/** Takes the lock of a file, also from a process that has ended. Throws a StateFault if a running mock holds it. */
function takeLock(file: string): Lock {
  const lock = `${file}.lock`;
  const holder: Holder = { pid: process.pid, began: beginOf(process.pid) };
  const ours = `${JSON.stringify({ ...holder, id: randomUUID() })}\n`;
  // Other processes may take it over at the same time: a few rounds decide, and one that loses it later notices.
  for (let round = 0; round < 5; round += 1) {
    if (isMade(lock, ours)) {
      const isOurs = () => textIn(lock) === ours;
      return {
        isOurs,
        release: () => {
          if (isOurs()) rmSync(lock, { force: true });
        },
      };
    }
    const theirs = textIn(lock);
    if (theirs === undefined) continue;
    const other = holderIn(theirs);
    if (other !== undefined && isAlive(other)) throw held(other.pid, lock);
    rmSync(lock, { force: true });
    if (other !== undefined) rmSync(draftOf(file, other.pid), { force: true });
  }
  throw new StateFault(`others take its lock ${JSON.stringify(lock)} all the time. Name another file.`);
}

function held(pid: number, lock: string): StateFault {
  const who = pid === process.pid ? 'a mock of this process' : `the process ${pid}`;
  return new StateFault(
    `${who} keeps its state there, and two would overwrite each other's. Stop that one first, or name another file (its lock is ${JSON.stringify(lock)}).`,
  );
}

function isMade(lock: string, text: string): boolean {
  try {
    writeFileSync(lock, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

function textIn(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Returns undefined for text that no mock writes, such as an incomplete lock. */
function holderIn(text: string): Holder | undefined {
  try {
    const read: Json = JSON.parse(text);
    if (!isObject(read)) return undefined;
    const { pid, began = null } = read;
    if (typeof pid !== 'number' || !Number.isSafeInteger(pid) || pid < 1) return undefined;
    return { pid, began: typeof began === 'string' ? began : null };
  } catch {
    return undefined;
  }
}

/** Whether a process is alive. A container gives its processes the same ids on each start, so the id alone proves little. */
function isAlive({ pid, began }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it is alive, and belongs to another user.
    if (codeOf(error) !== 'EPERM') return false;
  }
  const now = beginOf(pid);
  return began === null || now === null || now === began;
}

/** Returns the start time of a process as the system reports it: the 22nd field, after a name that may contain anything. */
function beginOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

/** Returns the file system code of an error, e.g. `ENOENT`; empty for other errors. */
function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
