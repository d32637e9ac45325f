import type { Readings } from '../../generated/questions.js';
import type { Contract } from '../engine/contract.js';

/** What determines the answers of a mock, apart from its state. */
export interface Terms {
  readonly contract: Contract;
  readonly readings: Partial<Readings>;
}
