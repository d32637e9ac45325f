import { expect, test } from 'vitest';
import { hasSurvived, type PowerRow, powerHtml, powerOf, powerText } from './matrix.js';
import { measureComputed } from './measure.js';

const row = (mutant: string, more: Partial<PowerRow> = {}): PowerRow => {
  const [operator = '', operation = ''] = mutant.split('/');
  const base = { mutant, operator, operation, mutation: `What ${mutant} does.`, requests: 9, durationMs: 1 };
  return { ...base, killed: false, failed: [], ...more };
};
const killed = (mutant: string, requestsToKill: number) =>
  row(mutant, { killed: true, failed: ['a.rule'], requestsToKill });

const rows = [
  killed('cut/list', 10),
  killed('cut/get', 30),
  killed('lost/list', 20),
  row('lost/get', { because: 'nobody looks' }),
  row('late/get', { excuse: { unobservable: 'nothing says when' } }),
];

test('the power counts mutants that had to be noticed, by operator and by operation, weakest first', () => {
  const power = powerOf(rows, 7);

  expect(power.total).toEqual({ mutants: 5, excused: 1, killed: 3, rate: 0.75, requestsToKill: 20 });
  expect(Object.entries(power.operators).map(([name, { rate }]) => [name, rate])).toEqual([
    ['lost', 0.5],
    ['cut', 1],
    ['late', 1],
  ]);
  expect(power.operations['get']).toMatchObject({ mutants: 3, killed: 1, rate: 0.5 });
  expect(power.rows.filter(hasSurvived).map(({ mutant }) => mutant)).toEqual(['lost/get']);
});

test('the text names survivors, and why others need not be noticed', () => {
  const text = powerText(powerOf(rows, 7));

  expect(text).toContain('survived\n  lost/get  What lost/get does. Overlooked: nobody looks.');
  expect(text).toContain('1 × nothing says when');
  expect(text).toContain('3 of 4 killed (75.0%), half of them within 20 requests, 1 need not be noticed');
});

test('the page shows operators by operations, and every mutant with the rules that noticed it', () => {
  const page = powerHtml(powerOf(rows, 7), '2026-03-01T00:00:00.000Z');

  expect(page).toContain('<title>Power: 3 of 4 computed mutants killed</title>');
  expect(page).toMatch(
    /<th scope="row">lost<\/th>.*<td class="number fail">0\/1<\/td>.*<td class="number pass">1\/1<\/td>/,
  );
  expect(page).toContain(
    'What lost/get does.</td><td><span class="verdict fail">survived: nobody looks</span>',
  );
  expect(page).toContain('need not be noticed: nothing says when');
  expect(page).toContain('<code>a.rule</code></td><td class="number">30</td>');
});

const options = { seed: 7, budget: 2500 };

test.each(['previewFind', 'getUsage', 'getSubscriptions'])(
  'a mutant that returns the answer to an earlier request for one call of %s in ten is noticed',
  async (operation) => {
    expect(await measureComputed(`others-answer-1-in-10/${operation}`, options)).toMatchObject({
      killed: true,
    });
  },
);
