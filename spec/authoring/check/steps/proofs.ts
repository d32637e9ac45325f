import { join } from 'node:path';
import type { Rule } from '../../../catalogue/rules.js';
import { printedBy } from '../../../contract/printed.js';
import type { Contract } from '../../../reading/contract.js';
import type { Problem } from '../../../source/problem.js';
import type { SourceTree } from '../../../source/tree.js';
import type { Cache } from '../cache.js';
import { codeStamp } from './code-stamp.js';
import { placeOfEntry } from './place-of-entry.js';

/** What judges and mutants there are. */
export interface Proofs {
  /** Rules that something judges. */
  readonly judged: readonly string[];
  readonly mutants: readonly { readonly id: string; readonly breaks: string }[];
}

/** Asks the code of a tree which rules it judges, and which mutants there are. Throws where that code does not run. */
async function readProofs(tree: string): Promise<Proofs> {
  const loader = join(tree, 'node_modules/tsx/dist/loader.mjs');
  const script = join(tree, 'mocks/mutants/matrix/proofs.ts');
  const { code, output, errors } = await printedBy(['--import', loader, script], tree);
  if (code !== 0) throw new Error(`judges and mutants cannot be loaded:\n${errors.trim()}`);
  return JSON.parse(output);
}

/** The same, or what was answered before, where neither the code nor what it is made from has changed since. */
export async function proofsBefore(shadow: string, contract: Contract, cache: Cache): Promise<Proofs> {
  const { rules, records, operations } = contract;
  // What a rule says is read by people alone.
  const made = rules.map(({ says: _, section: __, ...rest }) => rest);
  const input = [codeStamp(shadow, isProduct), JSON.stringify([made, records, operations])].join('\0');
  return JSON.parse(await cache.made('proofs', input, async () => JSON.stringify(await readProofs(shadow))));
}

/** What is generated is told by what it is made from. */
const isProduct = (file: string): boolean =>
  file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('generated');

/** Rules that can fail a run, and that nothing judges or no mutant breaks. */
export function unprovenRules(
  rules: readonly Rule[],
  { judged, mutants }: Proofs,
  tree: SourceTree,
): readonly Problem[] {
  const isJudged = new Set(judged);
  const isProven = new Set(mutants.map(({ breaks }) => breaks));
  return rules
    .filter(
      ({ basis, unobservable, awaits }) =>
        basis !== 'assumed' && unobservable === undefined && awaits === undefined,
    )
    .flatMap(({ id }) => {
      const place = placeOfEntry(tree, 'spec/rules/', id);
      const told = { file: place.file, ...tree.position(place), kind: 'rule' };
      const unjudged = {
        ...told,
        says: `nothing judges rule "${id}"`,
        todo: 'write a judge in conformance/, or say "unobservable: <why>"',
      };
      const unproven = {
        ...told,
        says: `no mutant breaks rule "${id}": its judge was never seen red`,
        todo: 'write one in mocks/mutants/',
      };
      return [...(isJudged.has(id) ? [] : [unjudged]), ...(isProven.has(id) ? [] : [unproven])];
    });
}
