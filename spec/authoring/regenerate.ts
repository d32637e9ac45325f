import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contract } from '../reading/contract.js';
import { generatedFiles } from './files.js';
import { operationsPage, withOperations } from './render/operations-page.js';

/** Files that follow from the sources of the contract, and are not what these say. Paths are relative to the root. */
export interface Stale {
  /** The text that each file should have. */
  readonly wanted: ReadonlyMap<string, string>;
  /** Files that nothing asks for any more. */
  readonly orphaned: readonly string[];
}

/** What of `generated/` and of the table of operations a contract wants otherwise. Nothing is written. */
export async function staleIn(root: string, contract: Contract): Promise<Stale> {
  return staleBeside(root, contract, await generatedFiles(contract));
}

/** The same where it is known already what belongs under `generated/`, by file name. */
export function staleBeside(root: string, contract: Contract, files: ReadonlyMap<string, string>): Stale {
  const folder = join(root, 'generated');
  const present = new Map(
    (existsSync(folder) ? readdirSync(folder) : []).map((name) => [
      name,
      readFileSync(join(folder, name), 'utf8'),
    ]),
  );
  const wanted = new Map(
    [...files]
      .filter(([name, text]) => present.get(name) !== text)
      .map(([name, text]) => [`generated/${name}`, text]),
  );
  const page = readFileSync(join(root, operationsPage), 'utf8');
  const renewed = withOperations(page, contract.operations, contract.drafts);
  if (page !== renewed) wanted.set(operationsPage, renewed);
  const orphaned = [...present.keys()].filter((name) => !files.has(name)).map((name) => `generated/${name}`);
  return { wanted, orphaned };
}
