import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

// Bundles the browser code to one script, which the page contains. Part of `npm run build`; Git ignores the result.
const { outputFiles } = await build({
  entryPoints: [join(import.meta.dirname, 'browser/page.ts')],
  bundle: true,
  write: false,
  format: 'iife',
  target: 'es2022',
  charset: 'ascii',
  legalComments: 'none',
});
const script = outputFiles[0]?.text.trimEnd() ?? '';
if (/<[/!]/.test(script)) throw new Error('The script holds what would end its element in the page.');
writeFileSync(join(import.meta.dirname, 'bundle.js'), script);
