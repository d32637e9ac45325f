import type { Answered, Asked, Perform } from './handler.js';

/** Controls how the mock reads what the specification leaves open. */
export interface ControlReadings {
  /** Returns every open question: what it asks, the current reading, what that means, and the alternatives. */
  list(): Promise<Answered<'getReadings'>['questions']>;
  /**
   * Sets readings from the next call on, such as `{ 'find.size-over': 'clamped' }`; null restores the initial reading. Stored
   * data stays.
   */
  set(readings: Asked<'setReadings'>['readings']): Promise<Answered<'setReadings'>['questions']>;
  /** Restores all initial readings. */
  reset(): Promise<void>;
}

/** Creates the in-process readings. They throw if `perform` refuses an operation. */
export function readingsOf(perform: Perform): ControlReadings {
  const path = {};
  return {
    list: async () => (await perform('getReadings', { path, body: undefined })).questions,
    set: async (readings) => (await perform('setReadings', { path, body: { readings } })).questions,
    reset: async () => {
      await perform('resetReadings', { path, body: undefined });
    },
  };
}
