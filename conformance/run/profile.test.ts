import { expect, test } from 'vitest';
import { runInProcess } from '../../mocks/mutants/matrix/in-process.js';
import { renderReport } from '../report/console.js';
import { plain } from '../report/text.js';

const page = { width: 120, paint: plain };
const options = { safety: 'read-only', budget: 120, thorough: false } as const;

test('a run reports changes since the profile, and does not fail because of them', async () => {
  const mocked = { people: 300, profile: { 'record.country-code': 'lower-case' } } as const;
  const report = await runInProcess(mocked, {
    ...options,
    profile: { 'record.country-code': 'upper-case', 'record.jobs-order': 'newest-first' },
  });

  const changed = report.readings?.filter(({ was }) => was !== undefined);
  expect(changed).toEqual([
    expect.objectContaining({ question: 'record.country-code', was: 'upper-case', reading: 'lower-case' }),
  ]);
  expect(report.verdict).toBe('conformant');
  expect(renderReport(report, page, false)).toContain('record.country-code: upper-case → lower-case');
});

test('a reading that equals the profile, or is not in it, is not a change', async () => {
  const report = await runInProcess(
    { people: 300 },
    { ...options, profile: { 'record.country-code': 'upper-case' } },
  );

  expect(report.readings?.map(({ question }) => question)).toContain('record.date');
  expect(report.readings?.filter(({ was }) => was !== undefined)).toEqual([]);
});
