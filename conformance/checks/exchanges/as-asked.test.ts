import { expect, test } from 'vitest';
import { type Differences, specimen, type Verdict, verdictOf } from '../../../fixtures/fakes/specimen.js';
import type { ExchangeJudge } from '../../scene/finding.js';
import type { Json } from '../../target/json.js';
import { asAskedJudges } from './as-asked.js';

/** Returns the verdict on the last of the exchanges. */
function verdict(judge: ExchangeJudge, exchanges: readonly Differences[]): Verdict | undefined {
  return exchanges.map((each, index) => verdictOf(judge(specimen({ ...each, id: index + 1 })))).at(-1);
}

const got = (asked: string, answer: Json): Differences => ({
  operation: 'getPerson',
  named: [asked],
  answer,
});

test.each<[string, Verdict, Differences[]]>([
  ['by themselves', 'holds', [got('a', { id: 'a' })]],
  ['by who was asked for before', 'broken', [got('a', { id: 'a' }), got('b', { id: 'a' })]],
  ['by an id that nobody asked for', 'silent', [got('a', { id: 'req_17', person: null })]],
  ['without an id', 'silent', [got('a', { name: 'Ada' })]],
])('a request for a person is answered %s', (_, expected, exchanges) => {
  expect(verdict(asAskedJudges['person.get'].begin(), exchanges)).toBe(expected);
});

test.each<[string, Verdict, Json, Json]>([
  ['with whom it names', 'holds', { ids: ['a', 'b'] }, { people: [{ id: 'b' }] }],
  ['with whom it names by another member', 'holds', { person_ids: ['a'] }, { people: [{ id: 'a' }] }],
  ['with somebody else', 'broken', { ids: ['a', 'b'] }, { people: [{ id: 'a' }, { id: 'c' }] }],
  ['with nobody', 'silent', { ids: ['a'] }, { people: [] }],
  ['with numbers', 'silent', { ids: [1] }, { people: [{ id: '1' }] }],
])('a batch lookup responds %s', (_, expected, body, answer) => {
  const exchange: Differences = { operation: 'lookupPeople', body, answer };
  expect(verdict(asAskedJudges['lookup.no-strangers'], [exchange])).toBe(expected);
});

const verified = (linkedin: string, ...ids: string[]): Differences => ({
  operation: 'verify',
  body: { queries: [{ linkedin, company_name: 'Northwind' }] },
  answer: { results: ids.map((person_id) => ({ person_id, verified: true })) },
});

test.each<[string, Verdict, Differences[]]>([
  ['the same person', 'holds', [verified('ada', 'p1'), verified('bob', 'p2'), verified('ada', 'p1')]],
  ['somebody else', 'broken', [verified('ada', 'p1'), verified('bob', 'p2'), verified('ada', 'p2')]],
  [
    'one who was somebody else at first',
    'broken',
    [verified('ada', 'p1'), verified('bob', 'p1'), verified('bob', 'p2')],
  ],
  ['one whom two records were made one of', 'holds', [verified('ada', 'p1'), verified('ada', 'p3')]],
  ['a second address of one', 'silent', [verified('ada', 'p1'), verified('ada-l', 'p1')]],
  ['several results', 'silent', [verified('ada', 'p1'), verified('bob', 'p2'), verified('ada', 'p2', 'p1')]],
])('a linkedin address identifies %s', (_, expected, exchanges) => {
  expect(verdict(asAskedJudges['verify.person-by-url'].begin(), exchanges)).toBe(expected);
});

const used = (group: string, ...principals: (string | null)[]): Differences => ({
  operation: 'getUsage',
  url: `http://127.0.0.1/v1/org/usage?group_by=${group}`,
  answer: { records: principals.map((principal) => ({ requests: 1, ...(principal ? { principal } : {}) })) },
});

test.each<[string, Verdict, Differences[]]>([
  ['each time', 'holds', [used('principal', 'sa'), used('principal', 'sa', 'usr')]],
  ['never', 'silent', [used('principal', null), used('principal', null)]],
  ['and not a second time', 'broken', [used('principal', 'sa'), used('principal', null)]],
  ['and there is none', 'silent', [used('principal', 'sa'), used('principal')]],
])('usage is grouped by principal %s', (_, expected, exchanges) => {
  expect(verdict(asAskedJudges['usage.group-principal'].begin(), exchanges)).toBe(expected);
});

test.each<[string, Verdict, Differences[]]>([
  ['each time', 'holds', [used('org', null), used('org', null)]],
  ['never', 'silent', [used('org', 'sa')]],
  ['and not a second time', 'broken', [used('org', null), used('org', 'sa')]],
])('usage is grouped by organization %s', (_, expected, exchanges) => {
  expect(verdict(asAskedJudges['usage.group-org'].begin(), exchanges)).toBe(expected);
});
