import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Question } from '../../catalogue/questions.js';
import { documentIds } from '../../contract/bundle.js';
import { controlPlane, type DocumentId } from '../../contract/documents.js';
import type { Operation } from '../../contract/operations.js';
import { printedBy, redocly } from '../../contract/printed.js';
import { type Contract, contractOf } from '../../reading/contract.js';
import { isArray, isObject, type Json, type JsonObject } from '../../source/json.js';
import { sourceProblems } from '../../source/references.js';
import { type Problem, readTree, SourceError, type SourceTree } from '../../source/tree.js';
import { generatedFiles, staleBeside } from '../files.js';
import { type Checked, type HittingChange, type Stepping, stepping } from './finding.js';
import { advice, type CodeIndex, codeIndex, hitsOf } from './hits.js';
import { type Proofs, placeOfEntry, proofsBefore, unprovenRules } from './proofs.js';
import { type Cache, cacheIn, codeStamp, shadowTree } from './shadow.js';
import { baseRoot, bundledBefore, bundledTree, compareTrees, overlaidTree, textsOf } from './states.js';

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

/** Rules for the service only: nothing in our own control plane answers a question about the service. */
export const ofServiceAlone = [
  'pdk/operation-basis',
  'pdk/operation-role',
  'pdk/operation-resource',
  'pdk/component-basis',
];

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

/** Returns problems for generated files that are out of date. */
export function staleFiles(
  root: string,
  generated: ReadonlyMap<string, string>,
  contract: Contract,
): readonly Problem[] {
  const { wanted, orphaned } = staleBeside(root, contract, generated);
  return [...wanted.keys(), ...orphaned].map((file) => ({
    file,
    line: 1,
    column: 1,
    kind: 'stale',
    says: 'not what the contract makes of it',
    todo: 'npm run generate',
  }));
}

/** Like `lintProblems`, but cached while the documents, the configuration and our own rules are unchanged. */
export function lintBefore(tree: SourceTree, project: string, cache: Cache): Promise<readonly Problem[]> {
  const used = ['spec/redocly.yaml', 'spec/authoring/lint/plugin.js'];
  const input = [...used.map((file) => readFileSync(join(project, file), 'utf8')), textsOf(tree)].join('\0');
  return cache.made('lint', input, () => lintProblems(tree.root, project));
}

/** Questions that the mock does not look up by their id, or of whose readings it mentions fewer than all but one. */
export function unansweredQuestions(
  questions: readonly Question[],
  operations: readonly Operation[],
  code: CodeIndex,
  tree: SourceTree,
): readonly Problem[] {
  const ofRoles = new Set(operations.map(({ roleQuestion }) => roleQuestion));
  return questions
    .filter(({ id, readings }) => Object.keys(readings).length > 1 && !ofRoles.has(id))
    .flatMap(({ id, readings }) => {
      const place = placeOfEntry(tree, 'spec/questions/', id);
      const told = { file: place.file, ...tree.position(place), kind: 'question' };
      if (code.filesWith(id, 'mocks').length === 0) {
        const says = `question "${id}" is answered nowhere in mocks/`;
        return [{ ...told, says, todo: `ask for it: profile.reading('${id}')` }];
      }
      const unnamed = Object.keys(readings).filter(
        (reading) => isNamed(reading) && !code.mentions(reading, 'mocks'),
      );
      if (unnamed.length < 2) return [];
      const says = `question "${id}": the mock knows neither of its readings ${unnamed.join(' and ')}`;
      return [{ ...told, says, todo: 'show each reading in mocks/' }];
    });
}

/** A reading that ends with a status or number need not be mentioned: the code parses that part. */
const isNamed = (reading: string): boolean => !/-\d{3}$|^\d+$/.test(reading);

/** Returns compile errors, cached if no file has changed. */
export const typesBefore = (shadow: string, cache: Cache): Promise<readonly Problem[]> =>
  cache.made('types', codeStamp(shadow, isTyped), () => typeProblems(shadow, cache.folder));

const isTyped = (file: string): boolean => file.endsWith('.ts') || file.endsWith('tsconfig.json');

async function typeProblems(shadow: string, cache: string): Promise<readonly Problem[]> {
  const compiler = join(shadow, 'node_modules/typescript-native/bin/tsc');
  if (!existsSync(compiler)) throw new Error('the compiler is not installed: run npm ci');
  const options = '--noEmit --declaration false --pretty false --incremental --tsBuildInfoFile'.split(' ');
  // The launcher of the compiler only repeats its exit status on standard error.
  const { output } = await printedBy([compiler, ...options, join(cache, 'types.tsbuildinfo')], shadow);
  const problems = output.split('\n').flatMap(problemIn);
  if (problems.length === 0 && output.trim() !== '') throw new Error(`the compiler says:\n${output.trim()}`);
  return problems;
}

/** Parses lines such as `mocks/people/find.ts(12,7): error TS2345: …`. Indented lines belong to the one before. */
function problemIn(line: string): Problem[] {
  const [, file, row, column, code, says] = /^(.+?)\((\d+),(\d+)\): error (TS\d+): (.*)$/.exec(line) ?? [];
  if (file === undefined || code === undefined || says === undefined) return [];
  const todo = 'the contract and this code no longer fit: change one of them';
  return [{ file, line: Number(row), column: Number(column), kind: code, says, todo }];
}

/** Lints every document below `root` with the configuration of the project. */
export async function lintProblems(root: string, project: string): Promise<readonly Problem[]> {
  const files = documentIds.map((id) => `spec/${id}.yaml`);
  const config = join(project, 'spec/redocly.yaml');
  const words = ['lint', ...files, '--config', config, '--format', 'json', '--max-problems', '1000'];
  const { output, errors } = await redocly(words, root);
  const reports = reportsIn(output);
  if (reports.length !== files.length) {
    throw new Error(
      `the linter printed no report for ${files.join(', ')}:\n${errors.trim() || output.slice(0, 500)}`,
    );
  }
  return documentIds.flatMap((id, index) => problemsIn(id, reports[index]));
}

function problemsIn(id: DocumentId, report: JsonObject | undefined): readonly Problem[] {
  const problems = report?.['problems'];
  return (isArray(problems) ? problems.filter(isObject) : [])
    .filter(isError)
    .map(problemOf)
    .filter(({ kind }) => id !== controlPlane || !ofServiceAlone.includes(kind));
}

const isError = (problem: JsonObject): boolean => problem['severity'] === 'error';

function problemOf(problem: JsonObject): Problem {
  const locations = problem['location'];
  const [location] = isArray(locations) ? locations : [];
  const at = isObject(location) ? location : {};
  const source = isObject(at['source']) ? at['source'] : {};
  const start = isObject(at['start']) ? at['start'] : {};
  const suggestions = isArray(problem['suggest']) ? problem['suggest'].map(String) : [];
  return {
    file: String(source['ref'] ?? 'spec'),
    line: Number(start['line'] ?? 1),
    column: Number(start['col'] ?? 1),
    kind: String(problem['ruleId']),
    says: String(problem['message']),
    todo: suggestions.length > 0 ? `did you mean ${suggestions.join(', ')}?` : 'mend it there',
  };
}

function reportsIn(text: string): JsonObject[] {
  try {
    const list: Json = JSON.parse(`[${text.replaceAll(/^\}\s*\{/gm, '},{')}]`);
    return isArray(list) ? list.filter(isObject) : [];
  } catch {
    return [];
  }
}
