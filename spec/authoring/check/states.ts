import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { bundled, documentIds } from '../../contract/bundle.js';
import { type DocumentId, interfaces } from '../../contract/documents.js';
import { overlaid } from '../../overlay/overlay.js';
import type { JsonObject } from '../../source/json.js';
import { readTree, type SourceTree } from '../../source/tree.js';
import { writeWholeSync } from '../../source/whole-file.js';
import { loadGenerator } from '../render/source.js';
import { UsageError } from '../root.js';
import type { Change } from './changes/change.js';
import { compareCatalogues, compareDocuments } from './changes/documents.js';
import { ratings } from './changes/rating.js';
import type { Cache } from './shadow.js';

/** Returns all differences between two states of the contract, worst first. */
export function compareTrees(base: SourceTree, revision: SourceTree): readonly Change[] {
  const all = [...compareDocuments(base, revision, documentIds), ...compareCatalogues(base, revision)];
  return all.toSorted((a, b) => ratings.indexOf(a.rating) - ratings.indexOf(b.rating));
}

/** The folder with the former `spec/`: the one that is named, or a git revision extracted below `cache`. Throws a UsageError. */
export function baseRoot(root: string, base: string, cache: string): string {
  const folder = resolve(base);
  if (existsSync(join(folder, 'spec/people.yaml'))) return folder;
  if (basename(folder) === 'spec' && existsSync(join(folder, 'people.yaml'))) return dirname(folder);
  const tree = treeOf(root, base);
  if (tree === undefined) {
    throw new UsageError(
      `--base "${base}" is neither a folder with spec/people.yaml nor a revision that git knows here: name one, such as HEAD, main or ../before`,
    );
  }
  const kept = join(cache, 'base', tree);
  if (!existsSync(kept)) takeOut(root, tree, kept);
  return kept;
}

function treeOf(root: string, revision: string): string | undefined {
  // A leading dash would make it an option of git.
  if (revision.startsWith('-')) return undefined;
  try {
    return git(root, ['rev-parse', '--verify', '--quiet', `${revision}:./spec`]).trim();
  } catch {
    return undefined;
  }
}

/** Uses an index of its own to leave the work tree alone, and moves the folder into place once it is complete. */
function takeOut(root: string, tree: string, to: string): void {
  const fresh = `${to}.${process.pid}`;
  mkdirSync(join(fresh, 'spec'), { recursive: true });
  const index = { GIT_INDEX_FILE: join(fresh, 'index') };
  git(root, ['read-tree', tree], index);
  git(root, ['checkout-index', '--all', `--prefix=${join(fresh, 'spec')}/`], index);
  rmSync(join(fresh, 'index'), { force: true });
  if (existsSync(to)) rmSync(fresh, { recursive: true });
  else renameSync(fresh, to);
}

function git(cwd: string, words: readonly string[], env: Readonly<Record<string, string>> = {}): string {
  return execFileSync('git', words, {
    cwd,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Writes the contract as an overlay leaves it to sources of its own: problems in it need a place. Throws an OverlayError. */
export async function overlaidTree(tree: SourceTree, overlay: string, cache: Cache): Promise<SourceTree> {
  const documents = await bundledBefore(tree, cache);
  const ofService = new Map(interfaces.map((id) => [id, documents.get(id) ?? {}] as const));
  return written(
    tree,
    new Map([...documents, ...overlaid(overlay, ofService)]),
    join(cache.folder, 'overlaid'),
  );
}

/** Writes the contract with each document bundled in one file, as an overlay leaves it, so that the two can be compared. */
export async function bundledTree(tree: SourceTree, cache: Cache): Promise<SourceTree> {
  return written(tree, await bundledBefore(tree, cache), join(cache.folder, 'bundled'));
}

type Bundled = ReadonlyMap<DocumentId, JsonObject>;

function written(tree: SourceTree, documents: Bundled, root: string): SourceTree {
  rmSync(join(root, 'spec'), { recursive: true, force: true });
  mkdirSync(join(root, 'spec'), { recursive: true });
  for (const folder of ['rules', 'questions']) {
    cpSync(join(tree.root, 'spec', folder), join(root, 'spec', folder), { recursive: true });
  }
  // JSON is valid YAML.
  for (const [id, document] of documents) {
    writeWholeSync(id, join(root, `spec/${id}.yaml`), JSON.stringify(document, null, 2));
  }
  return readTree(root);
}

/** Returns the bundled documents of a tree, cached by their texts. */
export async function bundledBefore(tree: SourceTree, cache: Cache): Promise<Bundled> {
  const made = await cache.made('bundle', textsOf(tree), async () => {
    // Bundling waits for another process; meanwhile the generator is loaded. If loading fails, its first use reports the error.
    loadGenerator().catch(() => undefined);
    return [...(await bundled(tree.root))];
  });
  return new Map(made);
}

/** All that the documents are made of, as one text. */
export const textsOf = ({ files }: SourceTree): string =>
  [...files.values()]
    .filter(({ path }) => !path.startsWith('spec/rules/'))
    .map(({ path, text }) => `${path}\0${text}`)
    .join('\0');
