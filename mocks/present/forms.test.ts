import { describe, expect, it } from 'vitest';
import {
  everybody,
  jobsOf,
  memberOf,
  population,
  shareOf,
  worldWith,
} from '../../fixtures/services/small-world.js';
import type { Readings } from '../../generated/questions.js';
import { isObject, type Json, type JsonObject } from '../state/json.js';
import { personShownAs } from '../views/ids.js';
import { shownIn } from '../views/representation-cache.js';

const allJobs = (people: readonly JsonObject[]) =>
  people.flatMap((person) => [...jobsOf(person), ...[person['position']].filter(isObject)]);
const isAbsent = (value: Json | undefined) => value === undefined || value === null || value === '';

describe('an absent field', () => {
  const shapes = (readings: Partial<Readings>) => {
    const seen = { missing: 0, null: 0, empty: 0 };
    for (const person of everybody(readings)) {
      const phone = person['cell_phone_number'];
      if (phone === undefined) seen.missing += 1;
      if (phone === null) seen.null += 1;
      if (phone === '') seen.empty += 1;
    }
    return Object.entries(seen)
      .filter(([, count]) => count > 0)
      .map(([shape]) => shape);
  };

  it.each([
    ['omitted', ['missing']],
    ['as-null', ['null']],
    ['empty-string', ['empty']],
    ['mixed', ['missing', 'null', 'empty']],
  ] as const)('is %s', (reading, expected) => {
    expect(shapes({ 'record.absent': reading })).toEqual(expected);
  });

  it.each(['omitted', 'as-null', 'empty-string'] as const)('is [] for a list (%s)', (reading) => {
    const people = everybody({ 'record.absent': reading });
    expect(
      people.every((person) => Array.isArray(person['education']) && Array.isArray(person['jobs'])),
    ).toBe(true);
  });

  it.each([
    ['omitted', undefined],
    ['as-null', null],
    ['empty-string', ''],
  ] as const)('is %s for the end of an active job, regardless of other absent fields', (reading, shown) => {
    for (const absent of ['omitted', 'as-null', 'empty-string', 'mixed'] as const) {
      const people = everybody({ 'record.active-marker': reading, 'record.absent': absent });
      const ends = allJobs(people)
        .map((job) => job['ended_at'])
        .filter(isAbsent);
      expect(new Set(ends)).toEqual(new Set([shown]));
    }
  });
});

describe('a person is shown', () => {
  it.each<[keyof Readings, string, string, RegExp]>([
    ['record.date', 'rfc3339-utc', 'created_at', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/],
    ['record.date', 'naive', 'created_at', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/],
    ['record.date', 'offset', 'created_at', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+02:00$/],
    ['record.date', 'date-only', 'created_at', /^\d{4}-\d\d-\d\d$/],
    ['record.date', 'date-with-z', 'created_at', /^\d{4}-\d\d-\d\dZ$/],
    ['record.date', 'fraction', 'created_at', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.000Z$/],
    ['record.linkedin-form', 'slug', 'linkedin', /^[^/]+$/],
    ['record.linkedin-form', 'url', 'linkedin', /^https:\/\/www\.linkedin\.com\/in\/[^/]+$/],
    ['record.linkedin-form', 'bare-host', 'linkedin', /^linkedin\.com\/in\/[^/]+$/],
    ['record.phone', 'e164', 'cell_phone_number', /^\+\d{8,15}$/],
    ['record.phone', 'national', 'cell_phone_number', /^(\(\d{3}\) \d{3}-\d{4}|0\d+ \d+ \d+)$/],
    ['record.phone', 'free-text', 'cell_phone_number', /\d/],
    ['record.id-form', 'prefixed', 'id', /^[A-Za-z]+[-_]\w+/],
    ['record.id-form', 'uuid', 'id', /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/],
    ['record.id-form', 'numeric-string', 'id', /^[1-9]\d{13,19}$/],
    ['record.id-form', 'reserved-characters', 'id', /^[A-Za-z]+\/1%\w+/],
  ])('under %s = %s with %s like %s', (question, reading, name, form) => {
    const values = everybody({ [question]: reading })
      .map((person) => person[name])
      .filter((one) => !isAbsent(one));
    expect(values.length).toBeGreaterThan(20);
    for (const value of values) expect(value).toMatch(form);
  });

  it.each(['prefixed', 'uuid', 'numeric-string', 'reserved-characters'] as const)(
    'under an id by which the person can be found (%s)',
    (form) => {
      for (const person of population.people.slice(0, 50)) {
        const shown = shownIn(worldWith({ 'record.id-form': form }), person);
        expect(personShownAs(form, String(shown['id']), population)).toBe(person);
      }
    },
  );

  it('with numeric ids both shorter and longer than 16 digits', () => {
    const lengths = everybody({ 'record.id-form': 'numeric-string' }).map((one) => String(one['id']).length);
    expect([Math.min(...lengths) < 16, Math.max(...lengths) > 16]).toEqual([true, true]);
  });

  it('identically throughout the month, and with longer durations in the next', () => {
    const person = population.people.find(({ position }) => position !== undefined) ?? {};
    let now = Date.UTC(2026, 1, 1);
    const world = worldWith({}, { clock: { now: () => now } });
    const first = shownIn(world, person);
    now = Date.UTC(2026, 1, 28, 23);
    expect(shownIn(world, person)).toBe(first);
    now = Date.UTC(2026, 2, 1);
    const [before, after] = [first, shownIn(world, person)].map((one) =>
      Number(memberOf(one['position'], 'duration')),
    );
    expect(after).toBe((before ?? 0) + 1);
  });

  it('with composed or decomposed letters', () => {
    const names = (reading: 'nfc' | 'nfd') =>
      everybody({ 'record.text': reading }).map((one) => String(one['name']));
    expect(names('nfc').every((name) => name === name.normalize('NFC'))).toBe(true);
    expect(names('nfd').some((name) => name !== name.normalize('NFC'))).toBe(true);
    expect(names('nfd').map((name) => name.normalize('NFC'))).toEqual(names('nfc'));
  });

  it('with the names that the profile builds', () => {
    const plain = everybody({}).map((one) => one['name']);
    const some = (readings: Partial<Readings>, form: RegExp) =>
      shareOf(everybody(readings), (one) => form.test(String(one['name'])));
    expect(some({ 'record.name-parts': 'with-middle' }, / [A-Z]\. /)).toBeGreaterThan(0.2);
    expect(some({ 'record.name-parts': 'with-prefix' }, /^(Dr|Prof)\. /)).toBeGreaterThan(0.1);
    const bare = everybody({ 'record.name-parts': 'name-only' });
    expect(bare.map((one) => one['name'])).toEqual(plain);
    expect(bare.every((one) => isAbsent(one['first_name']) && isAbsent(one['last_name']))).toBe(true);
  });

  it('with capped connections, fractional employee counts, and country codes in lower case', () => {
    const most = (readings: Partial<Readings>) =>
      Math.max(...everybody(readings).map((one) => Number(one['connections'] ?? 0)));
    expect(most({})).toBeGreaterThan(500);
    expect(most({ 'record.connections': 'capped-500' })).toBe(500);
    const counts = (readings: Partial<Readings>) =>
      allJobs(everybody(readings))
        .map((job) => memberOf(job['company'], 'employee_count'))
        .filter((one) => typeof one === 'number');
    expect(counts({}).every(Number.isInteger)).toBe(true);
    expect(counts({ 'record.employee-count': 'fraction' }).some((count) => !Number.isInteger(count))).toBe(
      true,
    );
    const codes = everybody({ 'record.country-code': 'lower-case' }).map((one) =>
      memberOf(one['location_details'], 'country_code'),
    );
    expect(codes.filter((code) => typeof code === 'string').every((code) => /^[a-z]{2}$/.test(code))).toBe(
      true,
    );
  });
});
