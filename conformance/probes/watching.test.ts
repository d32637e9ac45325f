import { expect, test } from 'vitest';
import { answerWith } from '../../fixtures/fakes/fake-answer.js';
import { asking, matching, specimen } from '../../fixtures/fakes/specimen.js';
import type { OperationId } from '../../generated/operations.js';
import type { QuestionId } from '../../generated/questions.js';
import { look } from '../checks/exchanges/judge.js';
import type { Exchange } from '../target/exchange.js';
import type { Json, JsonObject } from '../target/json.js';
import { createWatch } from './observations.js';

/** Returns the reading that exchanges show, which were made for another purpose; else `other` or `unknown`. */
function shownBy(question: QuestionId, ...exchanges: readonly Exchange[]) {
  const watch = createWatch([question]);
  for (const exchange of exchanges) watch.see(look(exchange));
  const conclusion = watch.observations.get(question)?.conclude();
  return conclusion?.kind === 'reading' ? conclusion.reading : conclusion?.kind;
}

const exchange = (operation: OperationId, json: Json, status = 200): Exchange => ({
  ...answerWith(json, status),
  operation,
});

interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Json;
}

function find(credential: Exchange['credential'], { status, headers = {}, body = null }: Answer): Exchange {
  const { request, response, ...plain } = specimen({
    body: { ...asking(['name', 'Ada']), size: 5 },
    status,
    answer: body,
  });
  const sent = { ...request, headers: { 'content-type': 'application/json' } };
  return { ...plain, credential, request: sent, response: { ...response, headers } };
}

const good = find('token', { status: 200, body: matching([{ id: 'p1' }]) });
const bare = find('none', { status: 401 });

test.each<[when: string, exchanges: readonly Exchange[], reading: string]>([
  ['after one that is answered', [good, bare], 'rejected-401-no-header'],
  ['before any was answered', [bare, good], 'unknown'],
  ['after one was refused', [good, find('token', { status: 401 }), bare, good], 'unknown'],
  ['after an outage', [good, find('token', { status: 503 }), bare], 'rejected-401-no-header'],
  ['where a 2xx shows nobody', [find('token', { status: 200, body: {} }), bare, good], 'unknown'],
])('an odd find is evidence only where good ones are answered: %s', (_, exchanges, reading) => {
  expect(shownBy('errors.no-credential', ...exchanges)).toBe(reading);
});

const after = { 'retry-after': '1' };
const unavailable = (message: string) => find('token', { status: 503, headers: after, body: { message } });

test.each<[message: string, limits: string, outages: string]>([
  ['Too many requests.', 'rejected-503', 'unknown'],
  ['Under maintenance.', 'unknown', 'rejected-503'],
  ['', 'unknown', 'unknown'],
])('the message %j of a 503 distinguishes throttling from maintenance', (message, limits, outages) => {
  const exchanges = Array.from({ length: 300 }, () => unavailable(message));

  expect(shownBy('errors.rate-limit', ...exchanges)).toBe(limits);
  expect(shownBy('errors.outage', ...exchanges)).toBe(outages);
});

const ada = { id: 'p1', name: 'Ada' };
const search = (json: Json, status?: number) => exchange('search', json, status);
const verify = (...results: readonly Json[]) => exchange('verify', { results });

test.each<[what: string, question: QuestionId, exchanges: readonly Exchange[], reading: string]>([
  ['a search under `people`', 'search.people-key', [search({ people: [ada], count: 1 })], 'people'],
  ['a search under `results`', 'search.people-key', [search({ results: [ada] })], 'results'],
  ['a search under both', 'search.people-key', [search({ people: [ada], results: [ada] })], 'other'],
  ['a search under another name', 'search.people-key', [search({ hits: [ada] })], 'other'],
  ['a search that shows nobody', 'search.people-key', [search({ people: [] })], 'unknown'],
  ['a search that is refused', 'search.people-key', [search({ people: [ada] }, 400)], 'unknown'],
  ['both members', 'verify.answer', [verify({ verified: true, status: 'employed' })], 'both'],
  ['one of them', 'verify.answer', [verify({ verified: false }, { verified: true })], 'boolean'],
  ['the other one', 'verify.answer', [verify({ status: 'unknown' })], 'status'],
  ['members in turn', 'verify.answer', [verify({ verified: true }, { status: 'employed' })], 'other'],
  ['a contradiction', 'verify.answer', [verify({ verified: true, status: 'not_employed' })], 'unknown'],
  ['none of them', 'verify.answer', [verify({ works: true }, null)], 'unknown'],
])('%s', (_, question, exchanges, expected) => {
  expect(shownBy(question, ...exchanges)).toBe(expected);
});

const shown = (people: readonly JsonObject[], sent: JsonObject = {}): Exchange =>
  specimen({ body: { ...asking(['name', 'Ada']), ...sent }, answer: matching(people) });
const many = (count: number, others: (index: number) => JsonObject = () => ({})) =>
  Array.from({ length: count }, (_, index) => ({
    id: `p-${index}`,
    name: `Ada Moreau ${index}`,
    country: 'Denmark',
    created_at: '2020-09-01T00:00:00Z',
    position: { title: 'Engineer', company: { id: 'c' }, started_at: '2020-09-01T00:00:00Z' },
    ...others(index),
  }));

test('the reading is what nearly everyone shows, whatever a single person shows', () => {
  const people = many(60, (index) => (index === 7 ? { created_at: '1 September 2020' } : {}));
  expect(shownBy('record.date', shown(people))).toBe('rfc3339-utc');
});

test('few people are not enough, nor are the same few shown again', () => {
  const few = shown(many(5));
  expect(shownBy('record.date', few, few, few)).toBe('unknown');
});

test('partial records say nothing about missing members', () => {
  expect(shownBy('record.date', shown(many(60), { return_fields: ['id', 'name'] }))).toBe('unknown');
});

test('a member that no record has is not offered at all, rather than left out', () => {
  expect(shownBy('record.absent', shown(many(60)))).toBe('unknown');
  const some = many(60, (index) =>
    index % 3 === 0 ? { linkedin: 'ada', first_name: 'Ada', cell_phone_number: '+4520100000' } : {},
  );
  expect(shownBy('record.absent', shown(some))).toBe('omitted');
});

test('an unknown format agrees with no reading', () => {
  const people = many(80, () => ({ linkedin: 'Ada Moreau (Harbour)' }));
  expect(shownBy('record.linkedin-form', shown(people))).toBe('other');
});

test('a rare oddity agrees with neither reading', () => {
  const company = { id: 'c', name: 'Harbour' };
  const job = { title: 'Engineer', company, started_at: '2020-09-01T00:00:00Z' };
  const people = many(100, (index) => ({ jobs: [job, index === 7 ? { ...job, title: '' } : job] }));
  expect(shownBy('record.dirty-data', shown(people))).toBe('unknown');
  expect(shownBy('record.dirty-data', shown(many(100, () => ({ jobs: [job, job] }))))).toBe('off');
});
