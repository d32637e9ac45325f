import { describe, expect, test } from 'vitest';
import { showing, type Verdict, verdictOn } from '../../fixtures/fakes/specimen.js';
import { education, job, person } from '../../fixtures/fakes/specimen-records.js';
import type { Json } from '../target/json.js';
import { dayNumber, differenceBetween, monthNumber, readDate } from './record-view.js';

test.each([
  ['2020-09-01T00:00:00Z', 2020, 9, 1, '00:00:00'],
  ['2020-09-01T00:00', 2020, 9, 1, '00:00'],
  ['2020-09-01 00:00:00', 2020, 9, 1, '00:00:00'],
  ['2020-09-01T00:00:00.000Z', 2020, 9, 1, '00:00:00.000'],
  ['2020-02-29T23:59:60-05:30', 2020, 2, 29, '23:59:60'],
  ['2020-09-01', 2020, 9, 1, undefined],
  ['2020-09-01Z', 2020, 9, 1, undefined],
  ['2020-09', 2020, 9, undefined, undefined],
  ['2020', 2020, undefined, undefined, undefined],
])('parses %s as written', (text, year, month, day, time) => {
  expect(readDate(text)).toEqual({ year, month, day, time });
});

test.each([
  '2019-02-29',
  '2020-04-31',
  '2020-09-00',
  '2020-09-01T24:00',
  '09/01/2020',
  '2020-09-01T',
  '',
  1598918400000,
  null,
  undefined,
])('%j is not a date, even if parsed again', (value) => {
  expect([readDate(value), readDate(value)]).toEqual([undefined, undefined]);
});

test('counts months and days as written, without a time zone', () => {
  const late = readDate('2020-12-31T00:00:00-11:00');
  const early = readDate('2021-01-01T00:00:00+14:00');
  expect((monthNumber(early) ?? 0) - (monthNumber(late) ?? 0)).toBe(1);
  expect((dayNumber(early) ?? 0) - (dayNumber(late) ?? 0)).toBe(1);
  expect([dayNumber(readDate('2020-12')), monthNumber(readDate('2020'))]).toEqual([undefined, undefined]);
});

const dates: [text: string, firstDay: Verdict, midnight: Verdict][] = [
  ['2020-09-01T00:00:00Z', 'holds', 'holds'],
  ['2020-09-01T00:00', 'holds', 'holds'],
  ['2020-09-01', 'holds', 'silent'],
  ['2020-09-01Z', 'holds', 'silent'],
  ['2020-09', 'silent', 'silent'],
  ['2020', 'silent', 'silent'],
  ['2020-09-15T00:00:00Z', 'broken', 'holds'],
  ['2020-08-31T22:00:00Z', 'broken', 'broken'],
  ['2020-09-01T00:00:00.5Z', 'holds', 'broken'],
  ['2020-09-01T09:30', 'holds', 'broken'],
  ['soon', 'silent', 'silent'],
];

describe.each(['started_at', 'ended_at'] as const)('%s', (property) => {
  test.each(dates)('%s', (text, firstDay, midnight) => {
    const studies = showing(person({ education: [education({ [property]: text })] }));
    const jobs = showing(person({ position: null, jobs: [job({ [property]: text })] }));
    const verdict = (record: 'education' | 'job', rule: 'first-day' | 'midnight') =>
      verdictOn(`${record}.${property}-${rule}`, record === 'job' ? jobs : studies);
    expect([verdict('job', 'first-day'), verdict('job', 'midnight')]).toEqual([firstDay, midnight]);
    expect([verdict('education', 'first-day'), verdict('education', 'midnight')]).toEqual([
      firstDay,
      midnight,
    ]);
  });

  test.each([
    [true, '2019-01-01T00:00:00Z', 'holds'],
    [true, '2019-01', 'holds'],
    [true, '2019', 'silent'],
    [true, '2019-03-01T00:00:00Z', 'broken'],
    [true, '2019-01-02', 'broken'],
    [false, '2019-03-01', 'silent'],
    [null, '2019-03-01', 'silent'],
    ['true', '2019-03-01', 'silent'],
    [true, null, 'silent'],
  ])('year only %j: %s', (flag, date, verdict) => {
    const one = job({ [`${property}_year_only`]: flag, [property]: date });
    const exchange = showing(person({ position: null, jobs: [one] }));
    expect(verdictOn(`job.${property}-year-only-jan1`, exchange)).toBe(verdict);
  });
});

test.each([
  ['2026-01-14Z', '2026-01-14T23:00:00Z', 'holds'],
  ['2026-01-14', '2026-01-15T03:00:00+14:00', 'holds'],
  ['2026-01-14', '2020-01-15', 'holds'],
  ['2026-01-14', '2026-01-16', 'broken'],
  ['2026-01-14', null, 'silent'],
  ['2026-01', '2026-03-01', 'silent'],
  [null, '2026-03-01', 'silent'],
])('the latest change at %s, a specific change at %s', (info, change, verdict) => {
  for (const [rule, property] of [
    ['person.info-ge-title', 'title_change_detected_at'],
    ['person.info-ge-company', 'company_change_detected_at'],
  ] as const) {
    const one = person({
      title_change_detected_at: null,
      company_change_detected_at: null,
      info_change_detected_at: info,
      [property]: change,
    });
    expect(verdictOn(rule, showing(one))).toBe(verdict);
  }
});

const none = {
  created_at: null,
  info_change_detected_at: null,
  title_change_detected_at: null,
  company_change_detected_at: null,
};

test.each([
  ['2026-05-10', 'holds'],
  ['2026-05-12T00:00:00+14:00', 'holds'],
  ['2026-05-13', 'broken'],
  ['2027', 'broken'],
  ['2026', 'holds'],
  ['sometime', 'silent'],
])('%s, in a response of 10 May 2026', (date, verdict) => {
  for (const property of Object.keys(none)) {
    const exchange = showing(person({ ...none, [property]: date }));
    expect(verdictOn('person.changes-not-future', exchange)).toBe(verdict);
  }
});

test("the Date header shows that the service's clock is ahead", () => {
  const exchange = showing(person({ created_at: '2026-11-01' }), {
    headers: { date: 'Mon, 02 Nov 2026 08:00:00 GMT' },
  });
  expect(verdictOn('person.changes-not-future', exchange)).toBe('holds');
});

const jobAs = (title: string) => ({
  title,
  company: { name: 'Northwind', sic_codes: ['1', '2'] },
  duration: 3,
});

describe('two records differ', () => {
  test.each<[string, Json, Json, string]>([
    ['in a text', { name: 'Ada' }, { name: 'Bea' }, '.name'],
    ['in a nested text', { position: jobAs('a') }, { position: jobAs('b') }, '.position.title'],
    ['in a job', { jobs: [jobAs('a'), jobAs('b')] }, { jobs: [jobAs('a'), jobAs('c')] }, '.jobs[1].title'],
    ['in the number of jobs', { jobs: [jobAs('a')] }, { jobs: [jobAs('a'), jobAs('a')] }, '.jobs'],
  ])('%s', (_, one, other, at) => {
    expect(differenceBetween(one, other)).toMatchObject({ at });
  });
});

describe('two records do not differ', () => {
  test.each<[string, Json, Json]>([
    ['in what ticks', { position: jobAs('a') }, { position: { ...jobAs('a'), duration: 4 } }],
    ['in the score', { name: 'Ada', score: 1 }, { name: 'Ada', score: 2 }],
    ['in what only one of them has', { name: 'Ada' }, { name: 'Ada', country: 'Norway' }],
    ['in what is empty', { country: '', jobs: [] }, { country: 'Norway', jobs: [jobAs('a')] }],
    ['in the order of lists', { jobs: [jobAs('a'), jobAs('b')] }, { jobs: [jobAs('b'), jobAs('a')] }],
    ['in members that the document does not name', { updated_by: 1 }, { updated_by: 2 }],
  ])('%s', (_, one, other) => {
    expect(differenceBetween(one, other)).toBeUndefined();
  });
});
