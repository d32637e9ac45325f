import { join } from 'node:path';
import type { Rule } from '../../catalogue/rules.js';
import { printedBy } from '../../contract/printed.js';
import type { Contract } from '../../reading/contract.js';
import { isArray, isObject } from '../../source/json.js';
import type { Place, Problem, SourceTree } from '../../source/tree.js';
import { type Cache, codeStamp } from './shadow.js';

/** The existing judges and mutants. */
export interface Proofs {
  /** Rules that something judges. */
  readonly judged: readonly string[];
  readonly mutants: readonly { readonly id: string; readonly breaks: string }[];
}

/** Runs the code of a tree to list the rules that it judges, and its mutants. Throws if that code does not run. */
async function readProofs(tree: string): Promise<Proofs> {
  const loader = join(tree, 'node_modules/tsx/dist/loader.mjs');
  const script = join(tree, 'mocks/mutants/matrix/proofs.ts');
  const { code, output, errors } = await printedBy(['--import', loader, script], tree);
  if (code !== 0) throw new Error(`judges and mutants cannot be loaded:\n${errors.trim()}`);
  return JSON.parse(output);
}

/** Like `readProofs`, but cached while the code and its input are unchanged. */
export function proofsBefore(shadow: string, contract: Contract, cache: Cache): Promise<Proofs> {
  const { rules, records, operations } = contract;
  // The sentence and section of a rule are only for readers.
  const made = rules.map(({ says: _, section: __, ...rest }) => rest);
  const input = [codeStamp(shadow, isProduct), JSON.stringify([made, records, operations])].join('\0');
  return cache.made('proofs', input, () => readProofs(shadow));
}

/** Generated files are excluded: their input is part of the key. */
const isProduct = (file: string): boolean =>
  file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('generated');

/** Returns rules that can fail a run, but that nothing judges or no mutant breaks. */
export function unprovenRules(
  rules: readonly Rule[],
  { judged, mutants }: Proofs,
  tree: SourceTree,
): readonly Problem[] {
  const isJudged = new Set(judged);
  const isProven = new Set(mutants.map(({ breaks }) => breaks));
  return rules
    .filter(({ unobservable }) => unobservable === undefined)
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

/** Returns the place of a rule or question; the first line of the folder if it is generated. */
export function placeOfEntry(tree: SourceTree, folder: string, id: string): Place {
  for (const { path, value } of tree.files.values()) {
    if (!path.startsWith(folder) || !isArray(value)) continue;
    const index = value.findIndex((entry) => isObject(entry) && entry['id'] === id);
    if (index >= 0) return { file: path, keys: [String(index)] };
  }
  return { file: folder, keys: [] };
}
