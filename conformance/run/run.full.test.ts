import { expect, test } from 'vitest';
import { failuresOf } from '../../fixtures/reports.js';
import { besideMock, runInProcess } from '../../mocks/mutants/matrix/in-process.js';
import { checkConformance } from '../conform.js';
import { merge } from '../past-runs/merge.js';
import type { Report } from '../report/report.js';

test.each([1, 2])(
  'a run that may write stays within the planned requests, and performs everything (seed %i)',
  { timeout: 60_000 },
  async (seed) => {
    const report = await runInProcess({ seed }, { safety: 'full', seed });

    expect(failuresOf(report)).toEqual([]);
    expect(report).toMatchObject({ verdict: 'conformant', complete: true, budget: 3500 });
    expect(report.left).toBeUndefined();
    expect(report.requests).toBeLessThanOrEqual(2860);
    const unspent = report.rules.filter(({ because }) => because?.includes('budget') === true);
    expect(unspent.map(({ id }) => id)).toEqual([]);
  },
);

test.each([1000, 4000])('a service that responds %i ms late every time fails no rule', async (lateMs) => {
  const report = await besideMock({ seed: 3 }, ({ clock, edges: { transport: send, ...edges } }) =>
    checkConformance({
      ...edges,
      seed: 3,
      safety: 'full',
      transport: async (request) => {
        clock.advance(lateMs / 2);
        const answer = await send(request);
        clock.advance(lateMs / 2);
        return answer;
      },
    }),
  );

  expect(failuresOf(report)).toEqual([]);
  expect(report).toMatchObject({ verdict: 'conformant', complete: true });
  expect(report.left).toBeUndefined();
});

const of = 3;

/** Performs a run in parts, one after the other, each against its own mock. */
async function inParts(mutant?: string): Promise<Report> {
  const parts: Report[] = [];
  for (let index = 1; index <= of; index += 1) {
    const mocked = mutant === undefined ? {} : { mutant };
    parts.push(await runInProcess(mocked, { safety: 'full', seed: 5, shard: { index, of } }));
  }
  return merge(parts);
}

const judged = ({ rules }: Report) => rules.flatMap(({ id, verdict }) => (verdict === 'pass' ? [id] : []));

test('the parts of a run together judge the same rules as a whole run', async () => {
  const whole = await runInProcess({}, { safety: 'full', seed: 5 });
  const merged = await inParts();

  expect(merged.verdict).toBe('conformant');
  expect(judged(whole).filter((id) => !judged(merged).includes(id))).toEqual([]);
});

test('they find what a whole run finds, and fail nothing else', async () => {
  const { rules, verdict } = await inParts('apikey.update-keeps-key');

  expect(verdict).toBe('non-conformant');
  expect(rules.filter((rule) => rule.verdict === 'fail')).toMatchObject([{ id: 'apikey.update-keeps-key' }]);
});
