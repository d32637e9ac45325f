import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { questionIds } from '../../generated/questions.js';
import { admissibleOf, drawnReadings } from './drawn.js';

const seeds = fc.integer({ min: 0, max: 999_999_999 });

test('a seed draws an admissible reading of each question but one, always the same', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const drawn = drawnReadings(seed);
      const isAdmissible = questionIds.every((question) => {
        const reading = drawn[question];
        return reading === undefined
          ? question === 'transport.tls'
          : admissibleOf(question).includes(reading);
      });

      expect(isAdmissible).toBe(true);
      expect(drawnReadings(seed)).toEqual(drawn);
    }),
    { numRuns: 30 },
  );
});

test('every admissible reading is drawn by some seed', () => {
  const met = new Set<string>();
  for (let seed = 0; seed < 500; seed += 1) {
    for (const [question, reading] of Object.entries(drawnReadings(seed))) met.add(`${question}=${reading}`);
  }

  const all = questionIds
    .filter((question) => question !== 'transport.tls')
    .flatMap((question) => admissibleOf(question).map((reading) => `${question}=${reading}`));
  expect([...met].toSorted()).toEqual(all.toSorted());
});
