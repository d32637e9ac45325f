import type { Cleanup } from '../resources/remove-all.js';
import { Interruption } from '../target/interruption.js';
import { cleanup } from './cleanup.js';
import type { RunContext } from './run-context.js';
import { guardUncaught } from './uncaught.js';

/** One part of a run. */
export type Step = () => Promise<void>;

/**
 * Performs one step after the other within the bounds of the run, until it has ended, and takes away what they made.
 * @returns what could not be taken away
 */
export async function conducted(context: RunContext, steps: readonly Step[]): Promise<Cleanup['left']> {
  const { options, budget } = context;
  const guard = guardUncaught(context.broke);
  const time = timeLimit(options.limits.runMs, budget.break);
  stopWith(options.stop, () => budget.end(new Interruption('stopped', 'the run was stopped')));
  let left: Cleanup['left'] = [];
  try {
    await guard.within(async () => {
      time.begin();
      for (const step of steps) await context.uninterrupted(step);
      time.end();
      try {
        ({ left } = await cleanup(context));
      } catch (error) {
        // That it may send no more is no fault of the kit: what stays is told all the same.
        if (!(error instanceof Interruption)) context.broke(error);
        const because = error instanceof Error ? error.message : String(error);
        left = context.owned.remaining().map((resource) => ({ resource, because }));
      }
    });
    return left;
  } finally {
    time.end();
    guard.release();
  }
}

/** Ends a run whose time is up. */
function timeLimit(limitMs: number, end: (reason: Interruption) => void) {
  let timer: NodeJS.Timeout | undefined;
  const over = () => {
    const message = `the run took longer than ${Math.round(limitMs / 1000)} s (--max-time)`;
    end(new Interruption('limit-reached', message));
  };
  return {
    begin() {
      timer = setTimeout(over, Math.min(limitMs, 2 ** 31 - 1)).unref();
    },
    end: () => clearTimeout(timer),
  };
}

function stopWith(stop: AbortSignal | undefined, end: () => void): void {
  if (stop?.aborted) end();
  stop?.addEventListener('abort', end, { once: true });
}
