import cluster from 'node:cluster';
import { randomBytes } from 'node:crypto';
import { isShared } from '../mocks/database/address.js';
import type { MockOptions } from '../mocks/host/mock.js';
import { MockOptionError } from '../mocks/options/option-values.js';

/** Whether this process is one of several that share their ports, but not the first one, which tells what they offer. */
export const isFurther = (): boolean => cluster.isWorker && cluster.worker?.id !== 1;

/**
 * Runs this command in several processes that share their ports. Returns false in a process that is one of them, or the only
 * one. One that ends by itself is replaced. Throws a MockOptionError if they would not share a state.
 */
export function inProcesses(
  count: number,
  { state = '', controlToken }: Pick<MockOptions, 'state' | 'controlToken'>,
): boolean {
  if (count < 2 || cluster.isWorker) return false;
  if (!isShared(state)) {
    throw new MockOptionError(
      'option processes: several processes need a state that they share: add --state postgres://…',
    );
  }
  const token = controlToken === undefined ? ['--control-token', randomBytes(24).toString('base64url')] : [];
  cluster.setupPrimary({ args: [...process.argv.slice(2), ...token] });
  let isEnding = false;
  // The first one makes the tables, and gets the ports.
  cluster.fork().once('listening', () => {
    for (let made = 1; made < count; made += 1) cluster.fork();
  });
  cluster.on('exit', ({ id }, code) => {
    if (isEnding) return;
    // One that cannot even start says why.
    if (id === 1 || code === 2) end(code);
    else cluster.fork();
  });
  const end = (code = 0) => {
    isEnding = true;
    process.exitCode = code;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
  };
  process.on('SIGINT', () => end()).on('SIGTERM', () => end());
  return true;
}
