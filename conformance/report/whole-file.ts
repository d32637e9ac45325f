import { rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';

/** Text, or parts of it in their order. */
export type Text = string | Iterable<string> | AsyncIterable<string>;

/**
 * Writes a file in one step: a reader sees the old one or the whole new one, never a part. Where it fails, nothing is left
 * behind. Throws an Error that names `what` is written, the file and the cause.
 */
export async function writeWhole(what: string, file: string, text: Text): Promise<void> {
  const folder = dirname(resolve(file));
  const draft = join(folder, `.${basename(file)}.${process.pid}.tmp`);
  try {
    if (await isStream(file)) return await writeFile(file, text);
    await writeFile(draft, text);
    await rename(draft, file);
  } catch (cause) {
    await rm(draft, { force: true });
    throw new Error(`${what} could not be written to "${file}": ${explain(cause, folder)}`, { cause });
  }
}

/** A device or a pipe, such as /dev/null: it takes what is written, and must not be replaced. */
async function isStream(file: string): Promise<boolean> {
  const there = await stat(file).catch(() => undefined);
  return there !== undefined && !there.isFile() && !there.isDirectory();
}

function explain(cause: unknown, folder: string): string {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  if (code === 'ENOENT') return `the folder "${folder}" does not exist`;
  if (code === 'EISDIR') return 'it is a folder';
  return cause instanceof Error ? cause.message : String(cause);
}
