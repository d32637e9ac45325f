import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contract } from '../reading/contract.js';
import { operationsPage, withOperations } from './render/operations-page.js';

/** Generated files that do not match the sources. Paths are relative to the root. */
export interface Stale {
  /** The expected text of each file. */
  readonly wanted: ReadonlyMap<string, string>;
  /** Files that are no longer generated. */
  readonly orphaned: readonly string[];
}

/** Written by the last step of `npm run generate`, which measures instead of reading the contract. */
export const measured = 'costs.ts';

/** Finds stale files in `generated/`, given the expected ones by file name, and the table of operations. Writes nothing. */
export function staleBeside(root: string, contract: Contract, files: ReadonlyMap<string, string>): Stale {
  const folder = join(root, 'generated');
  const present = new Map(
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
  const wanted = new Map(
    [...files]
      .filter(([name, text]) => present.get(name) !== text)
      .map(([name, text]) => [`generated/${name}`, text]),
  );
  const page = readFileSync(join(root, operationsPage), 'utf8');
  const renewed = withOperations(page, contract.operations, contract.drafts);
  if (page !== renewed) wanted.set(operationsPage, renewed);
  const orphaned = [...present.keys()]
    .filter((name) => !files.has(name) && name !== measured)
    .map((name) => `generated/${name}`);
  return { wanted, orphaned };
}
