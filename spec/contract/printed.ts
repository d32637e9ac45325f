import { spawn } from 'node:child_process';

/** What a process printed until it ended. */
export interface Printed {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

/** Runs a script of Node in a folder, and waits for its end, whatever its exit code. */
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
