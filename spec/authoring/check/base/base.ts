import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { documentIds } from '../../../contract/bundle.js';
import type { SourceTree } from '../../../source/tree.js';
import { UsageError } from '../../root.js';
import { compareCatalogues } from '../changes/catalogues.js';
import type { Change } from '../changes/change.js';
import { compareDocuments } from '../changes/documents.js';
import { ratings } from '../changes/rating.js';

/** Returns all differences between two states of the contract, worst first. */
export function compareTrees(base: SourceTree, revision: SourceTree): readonly Change[] {
  const all = [...compareDocuments(base, revision, documentIds), ...compareCatalogues(base, revision)];
  return all.toSorted((a, b) => ratings.indexOf(a.rating) - ratings.indexOf(b.rating));
}

/**
 * Returns the folder that contains the former `spec/`: the named folder, or a git revision, which is extracted below `cache`.
 * Throws a UsageError if the base is neither.
 * @param base a folder with `spec/`, `spec/` itself, or any git revision
 */
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

/** Returns the git tree of `spec/` in a revision. */
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
