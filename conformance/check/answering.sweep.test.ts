import { expect, test } from 'vitest';
import { callsTo, runWith } from '../../fixtures/broken.js';
import { failuresOf } from '../../fixtures/reports.js';
import { answering } from '../../generated/answering.js';
import { operations } from '../../generated/operations.js';

const areaOf = (rule: string) => rule.split('.', 1)[0];

const ids = Object.values(operations).map(({ id }) => id);

test.each(ids)('%s that always breaks fails by the rule by which it answers', async (operation) => {
  const isIt = callsTo(operation);
  const rule = answering[operation];
  const report = await runWith((request) => (isIt(request) ? { status: 500 } : undefined), {
    safety: 'full',
    rules: (one) => areaOf(one) === areaOf(rule),
  });
  expect(report.rules.filter(({ verdict }) => verdict === 'fail').map(({ id }) => id)).toContain(rule);
});

test.each([
  ['one in ten', (number: number) => (number * 7919) % 10 === 0],
  ['one in fifty', (number: number) => (number * 7919) % 50 === 0],
  ['four in a row of sixty', (number: number) => number % 60 < 4],
  ['all from the 300th', (number: number) => number > 300],
  ['the 300th to the 600th', (number: number) => number > 300 && number < 600],
])('answers of which %s break accuse nobody', async (_, breaks) => {
  for (const status of [500, 503]) {
    const report = await runWith((_request, number) => (breaks(number) ? { status } : undefined), {
      safety: 'full',
    });
    expect(failuresOf(report)).toEqual([]);
  }
});
