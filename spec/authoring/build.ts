import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { controlPlane, interfaces, portableFile, portableVersions } from '../contract/documents.js';
import { bundleMock } from './bundle.js';

// Compiles the published files to dist/ and adds those that the compiler does not copy; what nobody publishes any more goes.
const root = resolve(import.meta.dirname, '../..');
const dist = join(root, 'dist');
const compiler = join(root, 'node_modules/typescript-native/bin/tsc');
const copied = [
  'conformance/report/html/browser.js',
  'conformance/report/html/report.css',
  'mocks/page/page.css',
  'spec/docs/docs.css',
  'spec/docs/colours.css',
  'spec/docs/elements.css',
  'spec/docs/search.js',
  'spec/docs/try-it.js',
  'mocks/page/bundle.js',
  'generated/validators.js',
  'generated/validators.d.ts',
  'generated/find-request.js',
  'generated/find-request.d.ts',
  'generated/fixtures.schema.json',
  ...[...interfaces, controlPlane].map((id) => `generated/${id}.json`),
  ...interfaces.flatMap((id) => portableVersions.map((version) => `generated/${portableFile(id, version)}`)),
];

const compiled = (): string[] => {
  execFileSync(process.execPath, [compiler, '-p', '.config/tsconfig.json'], { cwd: root, stdio: 'inherit' });
  const { fileNames }: { fileNames: readonly string[] } = JSON.parse(
    readFileSync(join(dist, '.tsbuildinfo'), 'utf8'),
  );
  return fileNames
    .map((file) => relative(root, resolve(dist, file)))
    .flatMap((file) => [file.replace(/\.ts$/, '.js'), file.replace(/\.ts$/, '.d.ts')]);
};

let outputs = compiled();
if (!outputs.every((file) => existsSync(join(dist, file)))) {
  // The compiler believes its notes of the last build, even where somebody removed what they speak of.
  rmSync(dist, { recursive: true });
  outputs = compiled();
}
for (const file of copied) copyFileSync(join(root, file), join(dist, file));
chmodSync(join(dist, 'cli.js'), 0o755);
const bundled = await bundleMock(root);

const wanted = new Set([
  '.tsbuildinfo',
  ...copied,
  ...outputs,
  ...bundled.map((file) => relative('dist', file)),
]);
for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
  const file = relative(dist, join(entry.parentPath, entry.name));
  if (entry.isFile() && !wanted.has(file)) rmSync(join(dist, file));
}
