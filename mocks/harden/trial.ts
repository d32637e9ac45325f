import { spawn } from 'node:child_process';
import type { Trial } from './harden.js';

/** How many characters of the output are kept: the end shows what failed. */
const outputMost = 2000;

/**
 * Runs a shell command to its end, or kills it with all its child processes at the timeout.
 * @param variables environment variables, in addition to those of this process
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

/** Kills the whole process group, so that nothing outlives the command. */
function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    // All processes have already ended.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
