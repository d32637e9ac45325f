import { expect, test } from 'vitest';
import { answeredWith, judged } from '../../../fixtures/fakes/specimen.js';
import { person } from '../../../fixtures/fakes/specimen-records.js';
import { changeDateJudges } from './change-dates.js';

test.each([
  ['2026-01-14Z', '2026-01-14T23:00:00Z', 'holds'],
  ['2026-01-14', '2026-01-15T03:00:00+14:00', 'holds'],
  ['2026-01-14', '2020-01-15', 'holds'],
  ['2026-01-14', '2026-01-16', 'broken'],
  ['2026-01-14', null, 'silent'],
  ['2026-01', '2026-03-01', 'silent'],
  [null, '2026-03-01', 'silent'],
])('the latest change on %s, one change on %s', (info, change, verdict) => {
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
    expect(judged(changeDateJudges[rule], answeredWith(one))).toBe(verdict);
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
])('%s, told on 10 May 2026', (date, verdict) => {
  for (const property of Object.keys(none)) {
    const exchange = answeredWith(person({ ...none, [property]: date }));
    expect(judged(changeDateJudges['person.changes-not-future'], exchange)).toBe(verdict);
  }
});

test('a service whose clock is ahead tells so in its Date header', () => {
  const exchange = answeredWith(person({ created_at: '2026-11-01' }), {
    headers: { date: 'Mon, 02 Nov 2026 08:00:00 GMT' },
  });
  expect(judged(changeDateJudges['person.changes-not-future'], exchange)).toBe('holds');
});
