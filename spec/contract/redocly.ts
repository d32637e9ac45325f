import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Printed, printedBy } from './printed.js';

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
