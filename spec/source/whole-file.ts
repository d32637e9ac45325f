import { renameSync, rmSync, type Stats, statSync, writeFileSync } from 'node:fs';
import { rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';

/** A text, or its parts in order. */
export type Text = string | Iterable<string> | AsyncIterable<string>;

/**
 * Writes a file atomically: a reader sees the old or the complete new one, never a part, even after a crash of the machine.
 * Leaves nothing behind if it fails. Throws an Error that names `what` is written, the file and the cause.
 * @param mode permissions of a new file @default as usual
 */
export async function writeWhole(what: string, file: string, text: Text, mode = 0o666): Promise<void> {
  const draft = draftOf(file, process.pid);
  try {
    if (isStream(await stat(file).catch(() => undefined))) return await writeFile(file, text);
    // Flushed first: otherwise the new name could reach the disk before the content, and refer to half a file.
    await writeFile(draft, text, { flush: true, mode });
    await rename(draft, file);
  } catch (cause) {
    await rm(draft, { force: true });
    throw unwritten(what, file, draft, cause);
  }
}

/** The synchronous version of `writeWhole`. */
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

/** Returns the temporary file in which a process prepares a file. It remains only if the process was killed. */
export function draftOf(file: string, pid: number): string {
  return join(dirname(resolve(file)), `.${basename(file)}.${pid}.tmp`);
}

/** Whether it is a device or pipe, such as /dev/null, which accepts data but must not be replaced. */
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
