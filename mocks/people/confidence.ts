import type { Readings } from '../../generated/questions.js';

type Reading = Readings['find.confidence'];

const levels: Readonly<Record<string, number>> = { low: 0, medium: 0.5, high: 0.8 };
const tenths = /^([1-9]|10)$/;

const leastScores: Record<Reading, (value: string) => number | undefined> = {
  levels: (value) => (Object.hasOwn(levels, value) ? levels[value] : undefined),
  'numeric-string': (value) => (tenths.test(value) ? Number(value) / 10 : undefined),
  ignored: () => 0,
};

/** The valid values of `confidence`, for messages. */
export const confidenceValues: Record<Reading, string> = {
  levels: 'low, medium or high',
  'numeric-string': 'a whole number from "1" to "10", as a string',
  ignored: 'any string',
};

/** Returns the minimum score for a value, from 0 to 1; undefined if the value is unknown. */
export function leastScoreOf(reading: Reading, value: string): number | undefined {
  return leastScores[reading](value);
}
