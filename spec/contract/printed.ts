import { spawn } from 'node:child_process';

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
