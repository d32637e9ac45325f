import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { generator } from './layout.js';
import { startPage } from './links.js';

/** The folder cannot be written to. The message says what to do. Ends the command with exit code 2. */
export class FolderError extends Error {
  override readonly name = 'UsageError';
}

/**
 * Writes these files, texts by name, to a folder. Replaces existing files one by one, each atomically, removes pages of an
 * earlier reference that no longer exist, and keeps all other files. Throws a FolderError if the folder has other content or
 * cannot be written to.
 */
export function fillFolder(folder: string, files: ReadonlyMap<string, string>): void {
  const to = resolve(folder);
  try {
    const isThere = existsSync(to);
    if (isThere) checkOurs(folder, to);
    // Uses a folder inside an existing one: its parent may be on another file system, or not writable.
    const parts = isThere
      ? [to, `${unfinished}${randomUUID()}`]
      : [dirname(to), `.${basename(to)}-${randomUUID()}`];
    const fresh = join(...parts);
    mkdirSync(fresh, { recursive: true });
    try {
      for (const [name, text] of files) writeFileSync(join(fresh, name), text);
      if (isThere) replace(fresh, to, files);
      else renameSync(fresh, to);
    } finally {
      rmSync(fresh, { recursive: true, force: true });
    }
  } catch (error) {
    if (error instanceof FolderError || !(error instanceof Error)) throw error;
    throw new FolderError(`${folder} cannot be written (${error.message}): name another folder with --out`, {
      cause: error,
    });
  }
}

/** The prefix of temporary folders for incomplete files; a killed run leaves one behind. */
const unfinished = '.pdk-docs-';

function checkOurs(folder: string, to: string): void {
  if (!statSync(to).isDirectory()) {
    throw new FolderError(`${folder} is a file: name a folder with --out, or remove the file`);
  }
  const names = readdirSync(to).filter((name) => !name.startsWith(unfinished));
  if (names.length > 0 && !isPage(join(to, startPage))) {
    throw new FolderError(
      `${folder} holds something else than a reference: name an empty or a new folder with --out`,
    );
  }
}

function replace(fresh: string, to: string, files: ReadonlyMap<string, string>): void {
  for (const name of files.keys()) renameSync(join(fresh, name), join(to, name));
  const gone = readdirSync(to).filter((name) => name.endsWith('.html') && !files.has(name));
  for (const name of gone) if (isPage(join(to, name))) rmSync(join(to, name));
}

/** Whether a file is a page of a reference. */
function isPage(file: string): boolean {
  if (!existsSync(file) || !statSync(file).isFile()) return false;
  return readFileSync(file, 'utf8').slice(0, 1000).includes(`<meta name="generator" content="${generator}">`);
}
