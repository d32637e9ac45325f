import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Contract, contractOf } from '../../reading/contract.js';
import { SourceError } from '../../source/problem.js';
import { sourceProblems } from '../../source/references.js';
import { readTree, type SourceTree } from '../../source/tree.js';
import { generatedFiles } from '../files.js';
import { type Cache, cacheIn } from './cache.js';
import { type Checked, type HittingChange, type Stepping, stepping } from './finding.js';
import { advice, type CodeIndex, codeIndex, hitsOf } from './hits.js';
import { type Proofs, proofsBefore, unprovenRules } from './proofs.js';
import { codeStamp, shadowTree } from './shadow.js';
import { baseRoot, bundledBefore, bundledTree, compareTrees, overlaidTree } from './states.js';
import { lintBefore, ofServiceAlone, staleFiles, typesBefore, unansweredQuestions } from './steps.js';

export interface CheckOptions {
  /** The folder that contains `spec/`, `generated/` and the code. */
  readonly root: string;
  /** A folder with the former contract, or a git revision; an overlay is compared with the contract it changes. */
  readonly base?: string;
  /** An OpenAPI Overlay: the contract is checked with the overlay applied. */
  readonly overlay?: string;
  readonly now: () => number;
}

/** Checks the contract and what depends on it. Problems are part of the result; throws a UsageError or an OverlayError. */
export async function check({ root, base, overlay, now }: CheckOptions): Promise<Checked> {
  const start = now();
  const cache = cacheIn(join(root, '.pdk/check'), madeBy(root));
  const before = base === undefined ? undefined : readTree(baseRoot(root, base, cache.folder));
  const own = readTree(root);
  const steps = stepping(now);
  const finish = (because: string, contract?: Contract, changes?: readonly HittingChange[]): Checked => ({
    root,
    drafts: contract?.drafts.map(({ method, path, interface: id }) => `${method} /${id}/v1${path}`) ?? [],
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
  const readOf = async (from: SourceTree) => contractOf(from, await bundledBefore(from, cache));
  const contract = await steps.make('rules', () => readOf(own));
  const code = codeIndex(root, ['mocks', 'conformance']);
  const [changes, proofs] = await Promise.all([
    comparing,
    contract && overlay === undefined ? dependents(own, contract, code, cache, steps) : nothingProven,
    linting,
  ]);
  // What the changes of an unreadable contract affect is found in its former state.
  const known = contract ?? (compared && (await readOf(compared).catch(nothingKnown))) ?? nothingKnown();
  const because = overlay === undefined ? 'no --base was given' : 'it is about our own contract';
  return finish(
    contract === undefined ? unread : because,
    contract,
    changes?.map((change) => {
      const hits = hitsOf(change, { contract: known, code, proofs });
      return { ...change, hits, todo: advice(change, hits), ...tree.position(change.place) };
    }),
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

const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Identifies the code that made a cached result: the installed packages and this project's own code. */
function madeBy(root: string): string {
  const own = codeStamp(resolve(import.meta.dirname, '../../..'), (file) =>
    /^spec[\\/].*\.(ts|js)$/.test(file),
  );
  return [textOf(join(root, 'package-lock.json')), own].join('\0');
}
