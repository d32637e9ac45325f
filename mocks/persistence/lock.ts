import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { draftOf } from '../../spec/source/whole-file.js';
import { isObject, type Json } from '../state/json.js';
import { StateFault } from './state-lines.js';

/** The lock beside a file: one mock owns the file as long as its lock exists and its process lives. */
export interface Lock {
  isOurs(): boolean;
  release(): void;
}

/** The process that holds a lock; it may have ended. */
interface Holder {
  readonly pid: number;
  /** Distinguishes it from a later process with the same id; null if the system does not report it. */
  readonly began: string | null;
}

/** Takes the lock of a file, also from a process that has ended. Throws a StateFault if a running mock holds it. */
export function takeLock(file: string): Lock {
  const lock = `${file}.lock`;
  const holder: Holder = { pid: process.pid, began: beginOf(process.pid) };
  const ours = `${JSON.stringify({ ...holder, id: randomUUID() })}\n`;
  // Other processes may take it over at the same time: a few rounds decide.
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
    if (isRemoved(lock, theirs) && other !== undefined) rmSync(draftOf(file, other.pid), { force: true });
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

/** Removes a lock with this text, and puts back one that another process has created meanwhile. */
function isRemoved(lock: string, text: string): boolean {
  const aside = `${lock}.${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch {
    return false;
  }
  try {
    if (textIn(aside) === text) return true;
    linkSync(aside, lock);
    return false;
  } catch (error) {
    // A third process has created one: the owner of the one set aside notices that it has lost it.
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(aside, { force: true });
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
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
