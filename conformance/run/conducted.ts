import { AsyncLocalStorage } from 'node:async_hooks';
import type { Cleanup } from '../resources/remove-all.js';
import { Interruption } from '../target/interruption.js';
import { cleanup } from './cleanup.js';
import type { RunContext } from './run-context.js';

/** A part of a run. */
export type Step = () => Promise<void>;

/**
 * Performs the steps in order within the limits of the run, until it ends, and removes what they have created.
 * @returns what could not be removed
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
      // An interruption of the cleanup is no fault of the kit. What is left is reported in either case.
      if (!(error instanceof Interruption)) context.broke(error);
      const because = error instanceof Error ? error.message : String(error);
      return context.owned.remaining().map((resource) => ({ resource, because }));
    }
  });
}

type OnError = (error: unknown) => void;

/** The run whose work throws an uncaught error; undefined if it is not ours. */
const owner = new AsyncLocalStorage<OnError>();
let guards = 0;

function listen(error: unknown): void {
  const broke = owner.getStore();
  if (broke) broke(error);
  // If there is no other listener, the process has to end as it would without ours.
  else if (process.listenerCount('uncaughtException') === 1) throw error;
}

/** Passes errors of `work` to `broke` that no caller can catch, as in a socket callback, so that they do not end the process. */
async function guarded<T>(broke: OnError, work: () => Promise<T>): Promise<T> {
  guards += 1;
  if (guards === 1) process.on('uncaughtException', listen);
  try {
    return await owner.run(broke, work);
  } finally {
    guards -= 1;
    if (guards === 0) process.off('uncaughtException', listen);
  }
}
