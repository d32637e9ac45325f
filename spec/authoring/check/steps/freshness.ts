import type { Contract } from '../../../reading/contract.js';
import type { Problem } from '../../../source/problem.js';
import { staleBeside } from '../../regenerate.js';

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
