import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Exchanges after which what is of no use any more is let go. */
const every = 1000;

/**
 * Files may be larger than memory, and the engine takes as much as it is given before it looks for what it can let go: half as
 * much again as is in use. It is told to look. Answers a function that is to be called for each exchange.
 */
export function collecting(): () => void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  let exchanges = 0;
  return () => {
    exchanges += 1;
    if (exchanges % every === 0 && typeof collect === 'function') collect();
  };
}
