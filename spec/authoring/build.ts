import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

// Compiles what is published to dist/, and adds what the compiler leaves behind.
const root = resolve(import.meta.dirname, '../..');
execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.build.json'], {
  cwd: root,
  stdio: 'inherit',
});
mkdirSync(join(root, 'dist/generated'), { recursive: true });
copyFileSync(join(root, 'generated/validators.js'), join(root, 'dist/generated/validators.js'));
copyFileSync(join(root, 'generated/validators.d.ts'), join(root, 'dist/generated/validators.d.ts'));
for (const id of ['people', 'identity', 'ledger', 'billing']) {
  copyFileSync(join(root, `generated/${id}.json`), join(root, `dist/generated/${id}.json`));
}
chmodSync(join(root, 'dist/cli.js'), 0o755);
