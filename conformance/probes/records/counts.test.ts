import { expect, test } from 'vitest';
import { asking, matching, specimen } from '../../../fixtures/fakes/specimen.js';
import { look } from '../../checks/exchanges/looked.js';
import type { Exchange } from '../../target/exchange.js';
import type { JsonObject } from '../../target/json.js';
import { sightingOf } from '../answers.js';
import type { Watching } from '../probe.js';
import { careers } from './careers.js';
import { values } from './values.js';

const somebody = (index: number, others: JsonObject = {}): JsonObject => ({
  id: `p-${index}`,
  name: `Ada Moreau ${index}`,
  country: 'Denmark',
  created_at: '2020-09-01T00:00:00Z',
  position: { title: 'Engineer', company: { id: 'c' }, started_at: '2020-09-01T00:00:00Z' },
  ...others,
});

const found = (people: readonly JsonObject[], sent: JsonObject = {}): Exchange =>
  specimen({ body: { ...asking(['name', 'Ada']), ...sent }, answer: matching(people) });

const seen = (probe: Watching, ...exchanges: readonly Exchange[]) => {
  const see = probe.begin();
  return exchanges.flatMap((exchange) =>
    [...see(look(exchange))].map((answer) => sightingOf(answer, '').agrees),
  );
};
const many = (count: number, others: (index: number) => JsonObject = () => ({})) =>
  Array.from({ length: count }, (_, index) => somebody(index, others(index)));

test('the reading is what nearly everyone shows, whatever a single person shows', () => {
  const odd = somebody(99, { created_at: '1 September 2020' });
  expect(seen(values['record.date'], found([...many(60), odd]))).toEqual([['rfc3339-utc']]);
});

test('few people are not enough, nor are the same few shown again', () => {
  const few = found(many(5));
  expect(seen(values['record.date'], few, few, few)).toEqual([]);
});

test('partial records say nothing about missing members', () => {
  expect(seen(values['record.date'], found(many(60), { return_fields: ['id', 'name'] }))).toEqual([]);
});

test('a member that no record has is not offered at all, rather than left out', () => {
  expect(seen(values['record.absent'], found(many(60)))).toEqual([]);
  const some = many(60, (index) =>
    index % 3 === 0 ? { linkedin: 'ada', first_name: 'Ada', cell_phone_number: '+4520100000' } : {},
  );
  expect(seen(values['record.absent'], found(some))).toEqual([['omitted']]);
});

test('an unknown format agrees with no reading', () => {
  const numbered = many(80, (index) => ({ cell_phone_number: `+45 20 ${index + 10} 00 00` }));
  expect(seen(values['record.phone'], found(numbered))).toEqual([[]]);
});

test('a rare oddity agrees with neither reading', () => {
  const job = {
    title: 'Engineer',
    company: { id: 'c', name: 'Harbour' },
    started_at: '2020-09-01T00:00:00Z',
  };
  const odd = { ...job, title: '' };
  const people = many(100, (index) => ({ jobs: [job, index === 7 ? odd : job] }));
  expect(seen(careers['record.dirty-data'], found(people))).toEqual([]);
  expect(seen(careers['record.dirty-data'], found(many(100, () => ({ jobs: [job, job] }))))).toEqual([
    ['off'],
  ]);
});
