import { setMaxListeners } from 'node:events';

/** A call that has to wait this long is hardly slower for it. */
const mostMs = 8;

const waiting: (() => void)[] = [];

/** `first`: before all other waiting tasks, so that what was begun ends soon and is not held in memory; `last`: after them. */
type Place = 'first' | 'last';

/** Returns a function to await at each step of a long task, which yields if the last turn is long enough ago. */
export function turns(place: Place = 'last'): () => Promise<void> | undefined {
  let since = performance.now();
  const wait = async () => {
    await turn(place);
    since = performance.now();
  };
  return () => (performance.now() - since < mostMs ? undefined : wait());
}

/** Performs a step with each value, with turns in between; without a promise for each, unlike a loop that awaits them. */
export async function eachInTurn<T>(values: Iterable<T>, step: (value: T) => void): Promise<void> {
  const turn = turns();
  for (const value of values) {
    step(value);
    const wait = turn();
    if (wait !== undefined) await wait;
  }
}

/** One waiting task continues per round: fifty at once would delay every small request. */
export function turn(place: Place = 'last'): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.length === 0) setImmediate(goOn);
    if (place === 'first') waiting.unshift(resolve);
    else waiting.push(resolve);
  });
}

function goOn(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(goOn);
}

/**
 * Makes a controller whose signal takes any number of listeners without Node's warning of a leak. A test environment may put
 * the controller of a DOM in place of Node's: it has no such warning, and Node refuses to hear of it.
 */
export function muchHeard(): AbortController {
  const controller = new AbortController();
  try {
    setMaxListeners(0, controller.signal);
  } catch {
    // Not Node's.
  }
  return controller;
}
