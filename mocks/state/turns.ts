import { setImmediate } from 'node:timers/promises';

/** A call that has to wait for so long is hardly slower for it. */
const mostMs = 8;

/** Gives others their turn in work that lasts: to be awaited at each step, it waits only when the last turn is long ago. */
export function turns(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < mostMs) return;
    await setImmediate();
    since = performance.now();
  };
}
