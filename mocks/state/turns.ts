/** A call that has to wait for so long is hardly slower for it. */
const mostMs = 8;

/** Work that waits to go on. */
const waiting: (() => void)[] = [];

/** Before everything else that waits, so that what was begun ends soon and is not held in memory; or after it. */
type Place = 'first' | 'last';

/** Gives others their turn in work that lasts: to be awaited at each step, it waits only when the last turn is long ago. */
export function turns(place: Place = 'last'): () => Promise<void> | undefined {
  let since = performance.now();
  const wait = async () => {
    await turn(place);
    since = performance.now();
  };
  return () => (performance.now() - since < mostMs ? undefined : wait());
}

/**
 * Waits for a later round of the event loop. In each round one goes on, however many wait: fifty at once would hold up
 * every small request as one that never waits does.
 */
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
