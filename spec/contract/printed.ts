import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The output of a finished process. */
export interface Printed {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

/** Runs a Node script in a folder and waits until it exits, with any exit code. */
export function printedBy(
  words: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<Printed> {
  const child = spawn(process.execPath, words, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
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

/** Runs a Redocly command in a folder, without notices or telemetry. Exit code 1 means that it found problems. */
export function redocly(words: readonly string[], cwd: string): Promise<Printed> {
  const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' };
  return printedBy([cli(), ...words], cwd, { ...process.env, ...quiet });
}

/** Finds the installed command line of Redocly. It is needed only for development of the contract. */
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
