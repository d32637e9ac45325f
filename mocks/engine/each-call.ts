import type { Readings } from '../../generated/questions.js';
import { drawnReadings, perCall } from '../../spec/profile/drawn.js';
import type { Dispatch } from './dispatch.js';

/** Number of draws: more would hardly add combinations that a client does not meet anyway. */
const draws = 64;

/**
 * Answers each call under readings drawn for it, of the questions that one service may answer differently from call to call. The
 * same seed and the same calls in the same order get the same answers.
 * @param engineWith creates an engine over the same state, with these readings over its own
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
