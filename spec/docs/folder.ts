import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { writeWholeSync } from '../source/whole-file.js';
import { generator } from './layout.js';
import { startPage } from './links.js';

/** The folder cannot be written to. The message says what to do. Ends the command with exit code 2. */
export class FolderError extends Error {
  override readonly name = 'UsageError';
}

/**
 * Writes these files, texts by name, to a folder, each atomically. Removes pages of an earlier reference that no longer exist, and
 * keeps all other files. Throws a FolderError if the folder has other content or cannot be written to.
 */
export function fillFolder(folder: string, files: ReadonlyMap<string, string>): void {
  try {
    if (existsSync(folder)) checkOurs(folder);
    mkdirSync(folder, { recursive: true });
    for (const [name, text] of files) writeWholeSync('the reference', join(folder, name), text);
    const gone = readdirSync(folder).filter((name) => name.endsWith('.html') && !files.has(name));
    for (const name of gone) if (isPage(join(folder, name))) rmSync(join(folder, name));
  } catch (error) {
    if (error instanceof FolderError || !(error instanceof Error)) throw error;
    throw new FolderError(`${folder} cannot be written (${error.message}): name another folder with --out`, {
      cause: error,
    });
  }
}

function checkOurs(folder: string): void {
  if (!statSync(folder).isDirectory()) {
    throw new FolderError(`${folder} is a file: name a folder with --out, or remove the file`);
  }
  if (readdirSync(folder).length > 0 && !isPage(join(folder, startPage))) {
    throw new FolderError(
      `${folder} holds something else than a reference: name an empty or a new folder with --out`,
    );
  }
}

/** Whether a file is a page of a reference. */
function isPage(file: string): boolean {
  if (!existsSync(file) || !statSync(file).isFile()) return false;
  return readFileSync(file, 'utf8').slice(0, 1000).includes(`<meta name="generator" content="${generator}">`);
}
