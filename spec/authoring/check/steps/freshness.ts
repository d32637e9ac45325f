import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contract } from '../../../contract/contract.js';
import type { Problem } from '../../../source/problem.js';
import { withOperations } from '../../render/readme.js';

/** Files that no longer are what the contract makes of them. */
export function staleFiles(
  root: string,
  generated: ReadonlyMap<string, string>,
  contract: Contract,
): readonly Problem[] {
  const folder = join(root, 'generated');
  const present = existsSync(folder) ? readdirSync(folder) : [];
  const stale = [...generated]
    .filter(([name, text]) => textOf(join(folder, name)) !== text)
    .map(([name]) => name);
  const orphaned = present.filter((name) => !generated.has(name));
  const readme = textOf(join(root, 'README.md')) ?? '';
  const isReadmeStale = withOperations(readme, contract.operations, contract.drafts) !== readme;
  return [
    ...[...stale, ...orphaned].map((name) => problem(`generated/${name}`)),
    ...(isReadmeStale ? [problem('README.md')] : []),
  ];
}

function problem(file: string): Problem {
  return {
    file,
    line: 1,
    column: 1,
    kind: 'stale',
    says: 'not what the contract makes of it',
    todo: 'npm run generate',
  };
}

const textOf = (file: string): string | undefined =>
  existsSync(file) ? readFileSync(file, 'utf8') : undefined;
