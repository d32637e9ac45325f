import { AsyncLocalStorage } from 'node:async_hooks';
import type { Cleanup } from '../resources/remove-all.js';
import { Interruption } from '../target/interruption.js';
import { cleanup } from './cleanup.js';
import type { RunContext } from './run-context.js';

/** One part of a run. */
export type Step = () => Promise<void>;

/**
 * Performs one step after the other within the bounds of the run, until it has ended, and takes away what they made.
 * @returns what could not be taken away
 */
export async function conducted(context: RunContext, steps: readonly Step[]): Promise<Cleanup['left']> {
  const { options, budget } = context;
  const { runMs } = options.limits;
  const stop = () => budget.end(new Interruption('stopped', 'the run was stopped'));
  if (options.stop?.aborted) stop();
  options.stop?.addEventListener('abort', stop, { once: true });
  return guarded(context.broke, async () => {
    const over = `the run took longer than ${Math.round(runMs / 1000)} s (--max-time)`;
    const breakOff = () => budget.break(new Interruption('limit-reached', over));
    const timer = setTimeout(breakOff, Math.min(runMs, 2 ** 31 - 1)).unref();
    for (const step of steps) await context.uninterrupted(step);
    clearTimeout(timer);
    try {
      return (await cleanup(context)).left;
    } catch (error) {
      // That it may send no more is no fault of the kit: what stays is told all the same.
      if (!(error instanceof Interruption)) context.broke(error);
      const because = error instanceof Error ? error.message : String(error);
      return context.owned.remaining().map((resource) => ({ resource, because }));
    }
  });
}

type Told = (error: unknown) => void;

/** Whose work it is that throws: errors of others are none of ours. */
const owner = new AsyncLocalStorage<Told>();
let guards = 0;

function listen(error: unknown): void {
  const broke = owner.getStore();
  if (broke) broke(error);
  // Without anybody else who listens, the process ends as if we did not listen either.
  else if (process.listenerCount('uncaughtException') === 1) throw error;
}

/** Tells of what `work` throws where no caller can catch it, such as in the callback of a socket, instead of ending the process. */
async function guarded<T>(broke: Told, work: () => Promise<T>): Promise<T> {
  guards += 1;
  if (guards === 1) process.on('uncaughtException', listen);
  try {
    return await owner.run(broke, work);
  } finally {
    guards -= 1;
    if (guards === 0) process.off('uncaughtException', listen);
  }
}
