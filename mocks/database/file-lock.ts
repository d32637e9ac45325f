import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { draftOf } from '../../spec/source/whole-file.js';
import { isObject, type Json } from '../state/json.js';
import { StateFault } from './database.js';

interface Holder {
  readonly pid: number;
  /** Distinguishes it from a later process with the same id; null if the system does not report it. */
  readonly began: string | null;
}

/**
 * Takes the lock of a file, also from a process that has ended, and returns a function that releases it. Throws a StateFault
 * if a running mock holds it.
 */
export function takeLock(file: string): () => void {
  const lock = `${file}.pid`;
  const ours = JSON.stringify({ pid: process.pid, began: beginOf(process.pid) });
  // Other processes may take it over at the same time: the first one makes it.
  for (let round = 0; existsSync(lock) && round < 5; round += 1) {
    const other = holderIn(readFileSync(lock, 'utf8'));
    if (other !== undefined && isAlive(other)) throw held(other.pid, lock);
    rmSync(lock, { force: true });
    if (other !== undefined) rmSync(draftOf(file, other.pid), { force: true });
  }
  writeFileSync(lock, ours, { flag: 'wx' });
  return () => rmSync(lock, { force: true });
}

function held(pid: number, lock: string): StateFault {
  const who = pid === process.pid ? 'a mock of this process' : `the process ${pid}`;
  return new StateFault(
    `${who} keeps its state there, and two would overwrite each other's. Stop that one first, or name another file (its lock is ${JSON.stringify(lock)}).`,
  );
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
