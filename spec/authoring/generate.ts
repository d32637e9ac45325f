import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readContract } from '../reading/contract.js';
import { staleIn } from './regenerate.js';
import { replaceFiles } from './replace.js';

const root = resolve(import.meta.dirname, '../..');

/** Writes changed files; with `--check`, lists stale files and fails. */
async function main(): Promise<void> {
  const { wanted, orphaned } = await staleIn(root, await readContract(root));
  const names = [...wanted.keys(), ...orphaned].map((path) => path.replace('generated/', ''));
  if (process.argv.includes('--check')) {
    if (names.length === 0) return;
    console.error(`generated/ is stale: ${names.join(', ')}. Run \`npm run generate\`.`);
    process.exitCode = 1;
    return;
  }
  replaceFiles(root, wanted);
  for (const path of orphaned) rmSync(join(root, path));
  console.log(names.length === 0 ? 'generated/ is up to date' : `wrote ${names.join(', ')}`);
}

await main();
