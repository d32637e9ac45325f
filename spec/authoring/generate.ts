import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readContract } from '../reading/contract.js';
import { writeWholeSync } from '../source/whole-file.js';
import { generatedFiles, staleBeside } from './files.js';

const root = resolve(import.meta.dirname, '../..');

async function main(): Promise<void> {
  const contract = await readContract(root);
  const { wanted, orphaned } = staleBeside(root, contract, await generatedFiles(contract));
  const names = [...wanted.keys(), ...orphaned].map((path) => path.replace('generated/', ''));
  if (process.argv.includes('--check')) {
    if (names.length === 0) return;
    console.error(`generated/ is stale: ${names.join(', ')}. Run \`npm run generate\`.`);
    process.exitCode = 1;
    return;
  }
  for (const [path, text] of wanted) writeWholeSync(path, join(root, path), text);
  for (const path of orphaned) rmSync(join(root, path));
  console.log(names.length === 0 ? 'generated/ is up to date' : `wrote ${names.join(', ')}`);
}

await main();
