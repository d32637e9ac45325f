import { expect, test, vi } from 'vitest';
import { exitCodeOf } from '../../conformance/report/report.js';
import { mutants } from './catalogue.js';
import { runInProcess } from './matrix/in-process.js';

/** The catalogue after the service was observed to refuse a `size` over 5. */
vi.mock('../../generated/rules.js', async (original) => {
  const real = await original<typeof import('../../generated/rules.js')>();
  const rule = {
    ...real.rules['find.size-over-rejected'],
    basis: 'confirmed',
    readings: ['rejected-400', 'rejected-422'],
  };
  return { ...real, rules: { ...real.rules, 'find.size-over-rejected': rule } };
});

const mutation = 'find.size-over-rejected~clamped';

test('a confirmed rule fails the run if the target shows another reading', async () => {
  const report = await runInProcess({ profile: { 'find.size-over': 'clamped' } }, { seed: 7 });
  const row = report.rules.find(({ id }) => id === 'find.size-over-rejected');

  expect(row).toMatchObject({ basis: 'confirmed', verdict: 'fail' });
  expect(row?.failure?.replay).toBeTruthy();
  expect(exitCodeOf(report)).toBe(1);
});

test('a confirmed rule passes if the target shows the confirmed reading', async () => {
  const report = await runInProcess({ profile: { 'find.size-over': 'rejected-422' } }, { seed: 7 });

  expect(report.rules.find(({ id }) => id === 'find.size-over-rejected')).toMatchObject({ verdict: 'pass' });
  expect(exitCodeOf(report)).toBe(0);
});

test('a confirmed rule has a mutant that shows another reading of its question', async () => {
  expect(mutants[mutation]).toMatchObject({
    breaks: 'find.size-over-rejected',
    readings: { 'find.size-over': 'clamped' },
  });
  const report = await runInProcess({ mutant: mutation }, { seed: 7 });
  expect(report.rules.filter(({ verdict }) => verdict === 'fail').map(({ id }) => id)).toEqual([
    'find.size-over-rejected',
  ]);
});
