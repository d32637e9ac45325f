import type { NewFault } from './fault.js';

/** The counts of a fault so far. */
export interface Tally {
  /** How many calls it could have struck. */
  readonly met: number;
  readonly struck: number;
}

/**
 * Whether a fault strikes the next call that it meets, by its `skip`, `times` and `probability`.
 * @param drawn from 0 to below 1
 */
export function strikes(
  { skip = 0, times = Number.POSITIVE_INFINITY, probability = 1 }: NewFault,
  { met, struck }: Tally,
  drawn: number,
): boolean {
  return met >= skip && struck < times && drawn < probability;
}
