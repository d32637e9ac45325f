import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { questions } from '../generated/questions.js';
import { rules } from '../generated/rules.js';
import { publishedDocuments } from '../spec/contract/documents.js';
import type { Sources } from '../spec/docs/book.js';
import { generator } from '../spec/docs/layout.js';
import { startPage } from '../spec/docs/links.js';
import { countOperations, site } from '../spec/docs/site.js';
import { overlaidInFull } from '../spec/overlay/in-full.js';
import { writeWholeSync } from '../spec/source/whole-file.js';

interface Flags {
  out: string;
  overlay?: string;
  json?: boolean;
}

/** `pdk docs`: renders the contract, its rules and its questions as HTML pages. */
export function command(): Command {
  return new Command('docs')
    .description('generate the HTML reference of the four interfaces, each detail with its basis')
    .requiredOption('--out <folder>', 'where the pages are written; it is created')
    .option('--overlay <file>', 'OpenAPI Overlay that maps the forms of another target')
    .option('--json', 'print one line of JSON')
    .action(write);
}

function write({ out, overlay, json }: Flags): void {
  const documents = overlay === undefined ? publishedDocuments() : overlaidInFull(overlay);
  const sources: Sources = { documents, rules, questions };
  const files = site(sources);
  fillFolder(out, files);
  const counts = {
    operations: countOperations(sources),
    rules: Object.keys(rules).length,
    questions: Object.keys(questions).length,
  };
  const said = `${join(out, startPage)}: ${counts.operations} operations, ${counts.rules} rules, ${counts.questions} questions`;
  process.stdout.write(
    json ? `${JSON.stringify({ out, files: [...files.keys()], ...counts })}\n` : `${said}\n`,
  );
}

/** The folder cannot be written to. The message says what to do. Ends the command with exit code 2. */
export class FolderError extends Error {
  override readonly name = 'UsageError';
}

/** Writes files by name to a folder, and removes pages of an earlier reference. Throws a FolderError for other folders. */
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
