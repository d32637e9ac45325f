import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** What a command of the linter and bundler printed. Exit code 1 means that it found something. */
export interface Printed {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

/** Runs a command of Redocly in a folder, silently and without any call home. */
export function redocly(words: readonly string[], cwd: string): Promise<Printed> {
  const env = {
    ...process.env,
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    NO_COLOR: '1',
  };
  const child = spawn(process.execPath, [cli(), ...words], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const printed = { output: '', errors: '' };
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    printed.output += part;
  });
  child.stderr.setEncoding('utf8').on('data', (part: string) => {
    printed.errors += part;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, ...printed }));
  });
}

/** Where the command line of Redocly is installed. It is needed by those only who work on the contract. */
function cli(): string {
  const require = createRequire(import.meta.url);
  for (const folder of require.resolve.paths('@redocly/cli') ?? []) {
    const file = join(folder, '@redocly/cli/bin/cli.js');
    if (existsSync(file)) return file;
  }
  throw new Error(
    `@redocly/cli is not installed near ${dirname(import.meta.filename)}: reading the sources of the contract needs it (npm install --save-dev @redocly/cli@2.77.0)`,
  );
}
