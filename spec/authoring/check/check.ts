import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Contract, contractOf } from '../../reading/contract.js';
import { SourceError } from '../../source/problem.js';
import { sourceProblems } from '../../source/soundness.js';
import { readTree, type SourceTree } from '../../source/tree.js';
import { generatedFiles } from '../files.js';
import { advice } from './advice.js';
import { baseRoot, compareTrees } from './base/base.js';
import { type Cache, cacheIn } from './cache.js';
import type { Change } from './changes/change.js';
import { type CodeIndex, codeIndex } from './code-index.js';
import { type Checked, type HittingChange, type Stepping, stepping } from './finding.js';
import { hitsOf } from './hits/hits.js';
import { codeStamp } from './steps/code-stamp.js';
import { ofServiceAlone } from './steps/lint.js';
import { type Proofs, proofsBefore, unprovenRules } from './steps/proofs.js';
import { shadowTree } from './steps/shadow.js';
import { lintBefore, staleFiles, typesBefore, unansweredQuestions } from './steps/steps.js';
import { bundledBefore, bundledTree, overlaidTree } from './subject.js';

export interface CheckOptions {
  /** The folder that contains `spec/`, `generated/` and the code. */
  readonly root: string;
  /**
   * A folder with the former contract, or a git revision. Without it nothing is compared, except that an overlay is compared with
   * the contract it changes.
   */
  readonly base?: string;
  /** An OpenAPI Overlay: the contract is checked with the overlay applied. */
  readonly overlay?: string;
  readonly now: () => number;
}

/**
 * Checks the sources of the contract and everything that depends on them. Problems are part of the result. Throws a UsageError if
 * the base cannot be read, and an OverlayError if the overlay cannot be applied.
 */
export async function check({ root, base, overlay, now }: CheckOptions): Promise<Checked> {
  const start = now();
  const cache = cacheIn(join(root, '.pdk/check'), madeBy(root));
  const before = base === undefined ? undefined : readTree(baseRoot(root, base, cache.folder), cache.parse);
  const own = readTree(root, cache.parse);
  const steps = stepping(now);
  let drafts: readonly string[] = [];
  const finish = (because: string, changes?: readonly HittingChange[]): Checked => ({
    root,
    drafts,
    base: base ?? (overlay === undefined ? undefined : 'what the overlay changes'),
    steps: steps.all(because),
    changes,
    durationMs: now() - start,
  });
  const unread = 'the contract cannot be read';

  await steps.look('sources', async () => sourceProblems(own));
  if (!steps.isSound('sources')) return finish(unread);
  const tree = overlay === undefined ? own : await overlaidTree(own, overlay, cache);
  if (overlay !== undefined) await steps.look('sources', async () => sourceProblems(tree));
  const linting = steps.look('lint', async () => {
    const problems = await lintBefore(tree, root, cache);
    return overlay === undefined ? problems : problems.filter(({ kind }) => !ofOurs.has(kind));
  });
  const compared = overlay === undefined ? before : await bundledTree(before ?? own, cache);
  const comparing = compared && steps.make('base', async () => compareTrees(compared, tree));
  const readOf = async (from: SourceTree) => contractOf(from, await bundledBefore(from.root, from, cache));
  const contract = await steps.make('rules', () => readOf(own));
  if (contract === undefined) {
    const [changes] = await Promise.all([comparing, linting]);
    // What the changes affect is found in the former state.
    const former = compared && (await readOf(compared).catch(nothingKnown));
    const code = codeIndex(root, ['mocks', 'conformance']);
    const changed = (change: Change) => hitting(change, former ?? nothingKnown(), code, nothingProven, tree);
    return finish(unread, changes?.map(changed));
  }
  drafts = contract.drafts.map(({ method, path, interface: owner }) => `${method} /${owner}/v1${path}`);
  const code = codeIndex(root, ['mocks', 'conformance']);
  const [changes, proofs] = await Promise.all([
    comparing,
    overlay === undefined ? dependents(own, contract, code, cache, steps) : nothingProven,
    linting,
  ]);
  const because = overlay === undefined ? 'no --base was given' : 'it is about our own contract';
  if (changes === undefined) return finish(because);
  return finish(
    because,
    changes.map((change) => hitting(change, contract, code, proofs, tree)),
  );
}

/** Rules that do not apply to another target: it may lack operations, and need not say where a detail comes from. */
const ofOurs: ReadonlySet<string> = new Set(['no-unused-components', ...ofServiceAlone]);

const nothingProven: Proofs = { judged: [], mutants: [] };

/** Checks everything that is generated from the contract or typed by it. */
async function dependents(
  tree: SourceTree,
  contract: Contract,
  code: CodeIndex,
  cache: Cache,
  steps: Stepping,
): Promise<Proofs> {
  const { root } = tree;
  let files: ReadonlyMap<string, string> | undefined;
  await steps.look('generated', async () => {
    files = await generatedFiles(contract, cache.made);
    return staleFiles(root, files, contract);
  });
  if (files === undefined) return nothingProven;
  const shadow = shadowTree(root, files, cache.folder);
  let proofs = nothingProven;
  await Promise.all([
    steps.look('types', () => typesBefore(shadow, cache)),
    steps.look('rules', async () => {
      proofs = await proofsBefore(shadow, contract, cache);
      return unprovenRules(contract.rules, proofs, tree);
    }),
    steps.look('questions', async () =>
      unansweredQuestions(contract.questions, contract.operations, code, tree),
    ),
  ]);
  return proofs;
}

/** Returns an empty contract for one that cannot be read. */
function nothingKnown(error?: unknown): Contract {
  if (error !== undefined && !(error instanceof SourceError)) throw error;
  const forms = { lists: [], bodies: {}, records: {} };
  const none = { operations: [], drafts: [], controlOperations: [], records: [], rules: [], recordRules: [] };
  return { documents: new Map(), ...none, questions: [], forms };
}

function hitting(
  change: Change,
  contract: Contract,
  code: CodeIndex,
  proofs: Proofs,
  tree: SourceTree,
): HittingChange {
  const hits = hitsOf(change, { contract, code, proofs });
  return { ...change, hits, todo: advice(change, hits), ...tree.position(change.place) };
}

const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/**
 * Identifies the code that made a cached result: the installed packages and this project's own code. If it is equal, so is the
 * result.
 */
function madeBy(root: string): string {
  const own = codeStamp(resolve(import.meta.dirname, '../../..'), (file) =>
    /^spec[\\/].*\.(ts|js)$/.test(file),
  );
  return [textOf(join(root, 'package-lock.json')), own].join('\0');
}
