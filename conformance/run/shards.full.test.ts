import { expect, test } from 'vitest';
import { runInProcess } from '../../mocks/mutants/matrix/in-process.js';
import { merge } from '../past-runs/merge.js';
import type { Report } from '../report/report.js';

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
  const { rules, verdict } = await inParts('apikey.update-revokes');

  expect(verdict).toBe('non-conformant');
  expect(rules.filter((rule) => rule.verdict === 'fail')).toMatchObject([{ id: 'apikey.update-keeps-key' }]);
});
