import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { asking, matching, specimen } from '../../../fixtures/fakes/specimen.js';
import { company, job, pastJob, person } from '../../../fixtures/fakes/specimen-records.js';
import { createJudging } from '../../judging/judging.js';
import type { Exchange } from '../../target/exchange.js';
import { judges } from './catalogue.js';

/** Ten lookups with five people each, of four jobs each. */
function large(): Exchange {
  const lookups = Array.from({ length: 10 }, (_, lookup) => lookup);
  const people = (lookup: number) =>
    [0, 1, 2, 3, 4].map((index) => {
      const id = `P-${lookup}-${index}`;
      const jobs = [job(), pastJob(), pastJob({ company: company({ id: 'C-3' }) }), pastJob()];
      return person({ id, linkedin: id, score: 1 - index / 10, jobs });
    });
  return specimen({
    body: asking(...lookups.map((lookup) => ['name', `Ada ${lookup}`])),
    answer: matching(...lookups.map(people)),
  });
}

const broke = (rule: string, error: unknown) => {
  throw new Error(`${rule} broke`, { cause: error });
};
const judging = createJudging({ secrets: () => ['a-secret-1234567'] }, () => true, broke);

test.each([
  ['an answer', specimen()],
  ['a large answer', large()],
])('finds no fault in %s that is valid', (_, exchange) => {
  const { findings } = judging(exchange);
  expect(findings.map(([rule]) => rule)).toEqual(Object.keys(judges));
  expect(findings.filter(([, { violations }]) => violations.length > 0)).toEqual([]);
});

test('judges each rule in one place', async () => {
  const files = readdirSync(import.meta.dirname).filter((file) => /^[\w-]+\.ts$/.test(file));
  const modules = await Promise.all(
    files.map((file): Promise<object> => import(/* @vite-ignore */ join(import.meta.dirname, file))),
  );
  const tables = modules.flatMap((exported) =>
    Object.entries(exported).flatMap(([name, table]) => (name.endsWith('Judges') ? [table] : [])),
  );
  const judged = tables.flatMap((table) => Object.keys(table));
  expect(judged.length).toBeGreaterThan(150);
  expect(judged.filter((rule, at) => judged.indexOf(rule) !== at)).toEqual([]);
  expect(judged.filter((rule) => !(rule in judges))).toEqual([]);
});
