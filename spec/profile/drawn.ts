import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { type QuestionId, questionIds, questions, type Readings } from '../../generated/questions.js';

/** Returns the readings of a question that keep every stated sentence, in the order of the catalogue. */
export function admissibleOf(question: QuestionId): string[] {
  const { readings, contradicts = {} } = questions[question];
  return Object.keys(readings).filter((reading) => contradicts[reading] === undefined);
}

/** If TLS were required, a mock on plain HTTP would refuse every request. */
const undrawn: ReadonlySet<QuestionId> = new Set(['transport.tls']);

/** Questions that a service may answer differently on each call without breaking a stated sentence. */
export const perCall: readonly QuestionId[] = questionIds.filter((id) => questions[id].perCall === true);

/** Draws an admissible reading for each of these questions; the same seed yields the same readings. */
export function drawnReadings(seed: number, drawn: readonly QuestionId[] = questionIds): Partial<Readings> {
  // Adjacent seeds would yield similar sequences.
  const generator = xoroshiro128plus(Math.imul(seed + 1, 0x9e3779b1) ^ (seed >>> 3));
  const one = (question: QuestionId): [QuestionId, string][] => {
    const readings = admissibleOf(question);
    const reading = readings[uniformInt(generator, 0, readings.length - 1)];
    return reading === undefined || undrawn.has(question) ? [] : [[question, reading]];
  };
  return Object.fromEntries(drawn.flatMap(one));
}
