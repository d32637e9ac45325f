import { renameSync, rmSync, type Stats, statSync, writeFileSync } from 'node:fs';
import { rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';

/** Text, or parts of it in their order. */
export type Text = string | Iterable<string> | AsyncIterable<string>;

/**
 * Writes a file in one step: a reader sees the old one or the whole new one, never a part, even where the machine stops
 * meanwhile. Where it fails, nothing is left behind. Throws an Error that names `what` is written, the file and the cause.
 * @param mode who may read a file that is new @default as usual
 */
export async function writeWhole(what: string, file: string, text: Text, mode = 0o666): Promise<void> {
  const draft = draftOf(file, process.pid);
  try {
    if (isStream(await stat(file).catch(() => undefined))) return await writeFile(file, text);
    // A name that reaches the disk before what it names would stand for half a file.
    await writeFile(draft, text, { flush: true, mode });
    await rename(draft, file);
  } catch (cause) {
    await rm(draft, { force: true });
    throw unwritten(what, file, draft, cause);
  }
}

/** Does the same before it returns. */
export function writeWholeSync(what: string, file: string, text: string, mode = 0o666): void {
  const draft = draftOf(file, process.pid);
  try {
    if (isStream(statSync(file, { throwIfNoEntry: false }))) return void writeFileSync(file, text);
    writeFileSync(draft, text, { flush: true, mode });
    renameSync(draft, file);
  } catch (cause) {
    rmSync(draft, { force: true });
    throw unwritten(what, file, draft, cause);
  }
}

/** Where a process writes what is to become a file: it is there no longer, unless the process was killed meanwhile. */
export function draftOf(file: string, pid: number): string {
  return join(dirname(resolve(file)), `.${basename(file)}.${pid}.tmp`);
}

/** Whether it is a device or a pipe, such as /dev/null, which takes what is written and must not be replaced. */
function isStream(there: Stats | undefined): boolean {
  return there !== undefined && !there.isFile() && !there.isDirectory();
}

function unwritten(what: string, file: string, draft: string, cause: unknown): Error {
  return new Error(`${what} could not be written to "${file}": ${explain(cause, dirname(draft))}`, { cause });
}

function explain(cause: unknown, folder: string): string {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  if (code === 'ENOENT') return `the folder "${folder}" does not exist`;
  if (code === 'EISDIR') return 'it is a folder';
  return cause instanceof Error ? cause.message : String(cause);
}
