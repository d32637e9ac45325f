import type { Answered, Asked, Perform } from './handler.js';

/** How the mock answers what the specification leaves open. */
export interface ControlReadings {
  /** Every open question: what it asks, the reading that holds, what it means, and the others. */
  list(): Promise<Answered<'getReadings'>['questions']>;
  /**
   * Chooses readings from the next call on, such as `{ 'find.size-over': 'clamped' }`; null chooses that of the start again.
   * What is stored stays.
   */
  set(readings: Asked<'setReadings'>['readings']): Promise<Answered<'setReadings'>['questions']>;
  /** Chooses every reading of the start again. */
  reset(): Promise<void>;
}

/** The readings in process: what `perform` refuses is thrown by it. */
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
