import type { Readings } from '../../generated/questions.js';
import type { Contract } from '../engine/contract.js';

/** What a mock goes by. */
export interface Terms {
  readonly contract: Contract;
  readonly readings: Partial<Readings>;
}
