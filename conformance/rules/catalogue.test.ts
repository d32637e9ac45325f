import { expect, test } from 'vitest';
import { asking, matching, specimen } from '../../fixtures/fakes/specimen.js';
import { company, job, pastJob, person } from '../../fixtures/fakes/specimen-records.js';
import { ruleIds } from '../../generated/rules.js';
import type { Exchange } from '../target/exchange.js';
import { viewOf } from '../view/find-view.js';
import { exchangeJudges, findJudges, recordJudges, runJudges, uniqueIdJudges } from './catalogue.js';

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

const forExchanges = Object.values(exchangeJudges(() => ['a-secret-1234567']));
const overRun = [...Object.values(runJudges), ...Object.values(uniqueIdJudges)].map((judge) => judge.begin());
const ofSights = [...Object.values(findJudges), ...Object.values(recordJudges)];

function judgeAll(exchange: Exchange) {
  const sight = viewOf(exchange);
  return [
    ...ofSights.map((judge) => judge(sight)),
    ...forExchanges.map((judge) => judge(exchange)),
    ...overRun.map((judge) => judge(sight)),
  ];
}

test('finds no fault in an answer as it should be', () => {
  expect(judgeAll(specimen()).flatMap(({ violations }) => violations)).toEqual([]);
});

test('judges rules of the catalogue, each in one place', () => {
  const judged = [findJudges, recordJudges, exchangeJudges(() => []), runJudges, uniqueIdJudges].flatMap(
    (judges) => Object.keys(judges),
  );
  const known = new Set<string>(ruleIds);
  expect(judged.filter((id) => !known.has(id))).toEqual([]);
  expect(new Set(judged).size).toBe(judged.length);
});

test('finds no fault in a large answer that is as it should be', () => {
  expect(judgeAll(large()).flatMap(({ violations }) => violations)).toEqual([]);
});
