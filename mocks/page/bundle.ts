import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

// Bundles the browser code into a module of the mock: `npm run generate` writes it, `--check` compares.
const file = join(import.meta.dirname, 'script.ts');
const { outputFiles } = await build({
  entryPoints: [join(import.meta.dirname, 'browser/page.ts')],
  bundle: true,
  write: false,
  format: 'iife',
  target: 'es2022',
  charset: 'ascii',
  legalComments: 'none',
});
const lines = (outputFiles[0]?.text ?? '').trimEnd().split('\n');
const wanted = `// Written by \`npm run generate\` from browser/. Do not edit.
export const script = [
${lines.map((line) => `  ${JSON.stringify(line)},\n`).join('')}].join('\\n');
`;
if (/<[/!]/.test(lines.join('\n')))
  throw new Error('The script holds what would end its element in the page.');
const isFresh = readFileSync(file, 'utf8') === wanted;
if (process.argv.includes('--check')) {
  if (!isFresh) {
    console.error('mocks/page/script.ts is stale. Run `npm run generate`.');
    process.exitCode = 1;
  }
} else if (!isFresh) {
  writeFileSync(file, wanted);
  console.log('wrote mocks/page/script.ts');
}
