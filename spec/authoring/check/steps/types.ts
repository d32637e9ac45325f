import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { printedBy } from '../../../contract/printed.js';
import type { Problem } from '../../../source/problem.js';
import type { Cache } from '../cache.js';
import { codeStamp } from './code-stamp.js';

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
