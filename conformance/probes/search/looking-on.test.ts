import { expect, test } from 'vitest';
import { answerWith } from '../../../fixtures/fakes/fake-answer.js';
import type { OperationId } from '../../../generated/operations.js';
import { look } from '../../checks/exchanges/looked.js';
import type { Exchange } from '../../target/exchange.js';
import type { Json } from '../../target/json.js';
import { sightingOf } from '../answers.js';
import type { Watching } from '../probe.js';
import { searchProbes } from './probes.js';

const { 'search.people-key': peopleKey, 'verify.answer': verifyAnswer } = searchProbes;

/** Creates an exchange that was made for another purpose. */
const exchange = (operation: OperationId, json: Json, status = 200): Exchange => ({
  ...answerWith(json, status),
  operation,
});
const ada = { id: 'p1', name: 'Ada' };
const found = exchange('find', { matches: [{ found: true, people: [ada] }] });
const search = (json: Json, status?: number) => exchange('search', json, status);
const verify = (...results: readonly Json[]) => exchange('verify', { results });

test.each<[what: string, probe: Watching, exchanges: readonly Exchange[], seen: readonly string[][]]>([
  ['a search under `people`', peopleKey, [found, search({ people: [ada], count: 1 })], [['people']]],
  ['a search under `results`', peopleKey, [found, search({ results: [ada] })], [['results']]],
  ['a search under both', peopleKey, [found, search({ people: [ada], results: [ada] })], [[]]],
  ['a search under another name', peopleKey, [found, search({ hits: [ada] })], [[]]],
  ['a search that shows nobody', peopleKey, [found, search({ people: [] })], []],
  ['a search that shows whom nobody has seen', peopleKey, [search({ people: [ada] }), found], []],
  ['a search that is refused', peopleKey, [found, search({ people: [ada] }, 400)], []],
  ['both members', verifyAnswer, [verify({ verified: true, status: 'employed' })], [['both']]],
  ['one of them', verifyAnswer, [verify({ verified: false }, { verified: true })], [['boolean']]],
  ['the other one', verifyAnswer, [verify({ status: 'unknown' })], [['status']]],
  ['members in turn', verifyAnswer, [verify({ verified: true }, { status: 'employed' })], [[]]],
  ['a contradiction', verifyAnswer, [verify({ verified: true, status: 'not_employed' })], []],
  ['none of them', verifyAnswer, [verify({ works: true }, null)], []],
])('%s', (_, probe, exchanges, expected) => {
  const see = probe.begin();
  const seen = exchanges.flatMap((each) =>
    [...see(look(each))].map((answer) => [...sightingOf(answer, '').agrees]),
  );

  expect(seen).toEqual(expected);
});
