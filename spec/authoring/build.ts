import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { controlPlane, interfaces } from '../contract/documents.js';

// Compiles the published files to dist/ and adds those that the compiler does not copy. Starts from an empty folder.
const root = resolve(import.meta.dirname, '../..');
const dist = join(root, 'dist');
const compiler = join(root, 'node_modules/typescript-native/bin/tsc');
execFileSync(process.execPath, [compiler, '-p', 'tsconfig.build.json'], { cwd: root, stdio: 'inherit' });
const copied = [
  'conformance/report/html/browser.js',
  'conformance/report/html/report.css',
  'mocks/page/page.css',
  'spec/docs/docs.css',
  'spec/docs/search.js',
  'mocks/page/bundle.js',
  'generated/validators.js',
  'generated/validators.d.ts',
  'generated/fixtures.schema.json',
  ...[...interfaces, controlPlane].map((id) => `generated/${id}.json`),
];
for (const file of copied) copyFileSync(join(root, file), join(dist, file));
chmodSync(join(dist, 'cli.js'), 0o755);

const { fileNames }: { fileNames: readonly string[] } = JSON.parse(
  readFileSync(join(dist, '.tsbuildinfo'), 'utf8'),
);
const wanted = new Set([
  '.tsbuildinfo',
  ...copied,
  ...fileNames
    .map((file) => relative(root, resolve(dist, file)))
    .flatMap((file) => [file.replace(/\.ts$/, '.js'), file.replace(/\.ts$/, '.d.ts')]),
]);
for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
  const file = relative(dist, join(entry.parentPath, entry.name));
  if (entry.isFile() && !wanted.has(file)) rmSync(join(dist, file));
}
