import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Contract, contractOf } from '../../contract/contract.js';
import { type Problem, SourceError } from '../../source/problem.js';
import { sourceProblems } from '../../source/soundness.js';
import { readTree, type SourceTree } from '../../source/tree.js';
import { generatedFiles } from '../files.js';
import { advice } from './advice.js';
import { baseRoot } from './base/base.js';
import { compareTrees } from './base/compare.js';
import { bundledBefore } from './bundled-before.js';
import { type Cache, cacheIn } from './cache.js';
import type { Checked, HittingChange, Step, StepName } from './finding.js';
import { codeIndex } from './hits/code-index.js';
import { hitsOf } from './hits/hits.js';
import { configurationProblems } from './steps/configuration.js';
import { staleFiles } from './steps/freshness.js';
import { lintBefore } from './steps/lint-before.js';
import { proofsBefore, unprovenRules } from './steps/proofs.js';
import { unansweredQuestions } from './steps/questions.js';
import { shadowTree } from './steps/shadow.js';
import { typeProblems } from './steps/types.js';

export interface CheckOptions {
  /** The folder that holds `spec/`, `generated/` and the code. */
  readonly root: string;
  /** A folder with the contract as it was, or a revision that git knows. Without one, nothing is compared. */
  readonly base?: string;
  readonly now: () => number;
}

/**
 * Looks at the sources of the contract and at everything that depends on them. What is wrong with them is in the
 * result. Throws a UsageError where the base cannot be had.
 */
export async function check({ root, base, now }: CheckOptions): Promise<Checked> {
  const start = now();
  const cache = cacheIn(join(root, '.pdk/check'), readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const before = base === undefined ? undefined : readTree(baseRoot(root, base, cache.folder), cache.parse);
  const tree = readTree(root, cache.parse);
  const { step, steps } = stepping(now);
  const finish = (changes?: readonly HittingChange[]): Checked => ({
    root,
    base,
    steps: steps(),
    changes,
    durationMs: now() - start,
  });

  await step('sources', async () => sourceProblems(tree));
  await step('configuration', async () => configurationProblems(root));
  if (steps().some(({ name, state }) => name === 'sources' && state === 'broken')) return finish();
  const [contract] = await Promise.all([
    readSound(root, tree, cache, step),
    step('lint', () => lintBefore(tree, cache)),
  ]);
  if (contract === undefined) return finish();

  const files = await generatedFiles(contract, cache.made).catch((error: unknown) => asProblem(error));
  if (!(files instanceof Map)) {
    await step('generated', async () => [files]);
    return finish();
  }
  const code = codeIndex(root, ['mocks', 'conformance']);
  const shadow = shadowTree(root, files, cache.folder);
  const proving = proofsBefore(shadow, contract, cache);
  // Whoever waits for it first tells of its failure; nobody else has to.
  proving.catch(() => undefined);
  const [changes] = await Promise.all([
    before && compareTrees(before, tree, cache),
    step('generated', async () => staleFiles(root, files, contract)),
    step('types', () => typeProblems(shadow, cache.folder)),
    step('rules', async () => unprovenRules(contract.rules, await proving, tree)),
    step('questions', async () => unansweredQuestions(contract.questions, contract.operations, code, tree)),
  ]);
  if (changes === undefined) return finish();
  const proofs = await proving.catch(() => ({ judged: [], mutants: [] }));
  const hitting = changes.map((change): HittingChange => {
    const hits = hitsOf(change, { contract, code, proofs });
    return { ...change, hits, todo: advice(change, hits), ...tree.position(change.place) };
  });
  return finish(hitting);
}

type Look = (name: StepName, look: () => Promise<readonly Problem[]>) => Promise<void>;

/** Looks at one thing after the other, or at several at once, and keeps what came of each. */
function stepping(now: () => number): { step: Look; steps: () => readonly Step[] } {
  const found: Step[] = [];
  return {
    steps: () => found,
    async step(name, look) {
      const start = now();
      const problems = await look().catch((error: unknown) => [asProblem(error)]);
      const state = problems.length > 0 ? 'broken' : 'sound';
      found.push({ name, state, problems, durationMs: now() - start });
    },
  };
}

/** The contract; undefined where its parts do not fit together, which is a step that broke. */
async function readSound(
  root: string,
  tree: SourceTree,
  cache: Cache,
  step: Look,
): Promise<Contract | undefined> {
  try {
    return contractOf(tree, await bundledBefore(root, tree, cache));
  } catch (error) {
    const problems = error instanceof SourceError ? error.problems : [asProblem(error)];
    await step('rules', async () => problems);
    return undefined;
  }
}

function asProblem(error: unknown): Problem {
  const says = error instanceof Error ? error.message : String(error);
  return { file: 'spec', line: 1, column: 1, kind: 'unreadable', says, todo: 'mend it, and check again' };
}
