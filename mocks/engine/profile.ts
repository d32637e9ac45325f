import { defaultReadings, type QuestionId, type Readings } from '../../generated/questions.js';

/** One reading per open question. */
export interface Profile {
  reading<Q extends QuestionId>(question: Q): Readings[Q];
  /** All readings, by question. */
  all(): Readonly<Readings>;
}

export function profileOf(chosen: Partial<Readings>): Profile {
  const readings: Readings = { ...defaultReadings, ...chosen };
  return { reading: (question) => readings[question], all: () => readings };
}
