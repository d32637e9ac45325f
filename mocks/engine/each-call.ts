import type { Readings } from '../../generated/questions.js';
import { drawnReadings, perCall } from '../../spec/profile/drawn.js';
import type { Dispatch } from './dispatch.js';

/** Different draws: more of them would hardly bring combinations that a client does not meet anyway. */
const draws = 64;

/**
 * Answers each call by readings that were drawn for it, of the questions where one service may answer this way now, that way
 * then. The same seed and the same calls in the same order get the same answers.
 * @param engineWith an engine over the same state, with these readings over its own
 */
export function eachCall(seed: number, engineWith: (readings: Partial<Readings>) => Dispatch): Dispatch {
  const engines: Dispatch[] = [];
  let calls = 0;
  return (inbound) => {
    const turn = calls % draws;
    calls += 1;
    const engine = engines[turn] ?? engineWith(drawnReadings(seed + turn, perCall));
    engines[turn] = engine;
    return engine(inbound);
  };
}
