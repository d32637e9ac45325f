import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Question } from '../../../catalogue/questions.js';
import type { Operation } from '../../../contract/operations.js';
import { printedBy } from '../../../contract/printed.js';
import type { Contract } from '../../../reading/contract.js';
import type { Problem } from '../../../source/problem.js';
import type { SourceTree } from '../../../source/tree.js';
import { staleBeside } from '../../regenerate.js';
import type { Cache } from '../cache.js';
import type { CodeIndex } from '../code-index.js';
import { textsOf } from '../subject.js';
import { codeStamp } from './code-stamp.js';
import { lintProblems } from './lint.js';
import { placeOfEntry } from './proofs.js';

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

/**
 * Returns what the linter reports of every document, cached if nothing changed.
 * @param project the folder with the configuration and our own rules
 */
export async function lintBefore(
  tree: SourceTree,
  project: string,
  cache: Cache,
): Promise<readonly Problem[]> {
  const used = ['redocly.yaml', 'spec/authoring/lint/plugin.js'];
  const input = [...used.map((file) => readFileSync(join(project, file), 'utf8')), textsOf(tree)].join('\0');
  const make = async () => JSON.stringify(await lintProblems(tree.root, project));
  return JSON.parse(await cache.made('lint', input, make));
}

/**
 * Returns questions that the mock does not answer. A question with a single reading needs no code, and one about a role is
 * answered from the contract. Any other must be looked up by its id, and all of its readings but one must be mentioned.
 */
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
export async function typesBefore(shadow: string, cache: Cache): Promise<readonly Problem[]> {
  const make = async () => JSON.stringify(await typeProblems(shadow, cache.folder));
  return JSON.parse(await cache.made('types', codeStamp(shadow, isTyped), make));
}

const isTyped = (file: string): boolean => file.endsWith('.ts') || file.endsWith('tsconfig.json');

/** Returns compile errors: handlers, judges and mutants are typed by the contract. */
async function typeProblems(shadow: string, cache: string): Promise<readonly Problem[]> {
  const compiler = join(shadow, 'node_modules/typescript-native/bin/tsc');
  if (!existsSync(compiler)) throw new Error('the compiler is not installed: run npm ci');
  const info = join(cache, 'types.tsbuildinfo');
  const words = [
    '--noEmit',
    '--declaration',
    'false',
    '--incremental',
    '--tsBuildInfoFile',
    info,
    '--pretty',
    'false',
  ];
  // The launcher of the compiler only repeats its exit status on standard error.
  const { output } = await printedBy([compiler, ...words], shadow);
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
