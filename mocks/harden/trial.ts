import { spawn } from 'node:child_process';
import type { Trial } from './harden.js';

/** Characters of what the tests printed that are kept: the end says what failed. */
const outputMost = 2000;

/**
 * Runs a command of the shell to its end, or ends it with all that it started when its time is over.
 * @param variables are added to those of this process
 */
export function trialOf(
  command: string,
  variables: Readonly<Record<string, string>>,
  timeoutMs: number,
  stop: AbortSignal,
): Promise<Trial> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, {
      shell: true,
      detached: true,
      env: { ...process.env, ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (part: Buffer) => {
      output = (output + part.toString()).slice(-outputMost);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const end = (why: string) => {
      keep(Buffer.from(`\n${why}`));
      if (child.pid !== undefined) killGroup(child.pid);
    };
    const timer = setTimeout(() => end(`it took longer than ${timeoutMs / 1000} s (--timeout)`), timeoutMs);
    const stopped = () => end('stopped');
    stop.addEventListener('abort', stopped, { once: true });
    const over = () => {
      clearTimeout(timer);
      stop.removeEventListener('abort', stopped);
    };
    child.on('error', (error) => {
      over();
      reject(error);
    });
    child.on('close', (code) => {
      over();
      resolve({ passed: code === 0, output: output.trim() });
    });
  });
}

/** What a command started must not outlive it. */
function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    // All of it has ended by itself.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
