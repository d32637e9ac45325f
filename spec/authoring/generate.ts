import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readContract } from '../contract/contract.js';
import { generatedFiles } from './files.js';
import { withOperations } from './render/readme.js';

const root = resolve(import.meta.dirname, '../..');

/** Writes what changed, or with `--check` names what is stale and fails. */
async function main(): Promise<void> {
  const folder = join(root, 'generated');
  mkdirSync(folder, { recursive: true });
  const contract = await readContract(root);
  const files = await generatedFiles(contract);
  const readme = join(root, 'README.md');
  const page = { present: readFileSync(readme, 'utf8'), wanted: '' };
  page.wanted = withOperations(page.present, contract.operations, contract.drafts);
  const present = new Map(
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
  const stale = [...files].filter(([name, text]) => present.get(name) !== text).map(([name]) => name);
  const orphaned = [...present.keys()].filter((name) => !files.has(name));
  if (process.argv.includes('--check')) {
    const old = [...stale, ...orphaned, ...(page.present === page.wanted ? [] : ['README.md'])];
    if (old.length === 0) return;
    console.error(`generated/ is stale: ${old.join(', ')}. Run \`npm run generate\`.`);
    process.exitCode = 1;
    return;
  }
  for (const name of stale) writeFileSync(join(folder, name), files.get(name) ?? '');
  for (const name of orphaned) rmSync(join(folder, name));
  if (page.present !== page.wanted) writeFileSync(readme, page.wanted);
  console.log(stale.length === 0 ? 'generated/ is up to date' : `wrote ${stale.join(', ')}`);
}

await main();
