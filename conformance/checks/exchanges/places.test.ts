import { expect, test } from 'vitest';
import { answeredWith, judged, type Verdict } from '../../../fixtures/fakes/specimen.js';
import { person, place } from '../../../fixtures/fakes/specimen-records.js';
import type { JsonObject } from '../../target/json.js';
import { countryCodes, memberJudges, unitedStates } from './members.js';

type Rule = keyof typeof memberJudges;

test.each<[rule: Rule, place: JsonObject, verdict: Verdict]>([
  ['locdet.country-code-iso', { country_code: 'NO' }, 'holds'],
  ['locdet.country-code-iso', { country_code: 'no' }, 'holds'],
  ['locdet.country-code-iso', { country_code: 'NOR' }, 'broken'],
  ['locdet.country-code-iso', { country_code: 'XQ' }, 'broken'],
  ['locdet.country-code-iso', { country_code: 'UK' }, 'broken'],
  ['locdet.country-code-iso', { country_code: '' }, 'silent'],
  ['locdet.country-code-iso', { country_code: 47 }, 'silent'],
  ['locdet.county-us-only', {}, 'holds'],
  ['locdet.county-us-only', { country_code: 'pr' }, 'holds'],
  ['locdet.county-us-only', { country_code: 'NO' }, 'broken'],
  ['locdet.county-us-only', { country_code: 'USA' }, 'silent'],
  ['locdet.county-us-only', { country_code: null }, 'silent'],
  ['locdet.county-us-only', { country_code: 'NO', county: null }, 'silent'],
  ['locdet.msa-us-only', {}, 'holds'],
  ['locdet.msa-us-only', { country_code: 'GB' }, 'broken'],
  ['locdet.msa-us-only', { country_code: 'GB', msa: '' }, 'silent'],
  ['locdet.zip-us-5', {}, 'holds'],
  ['locdet.zip-us-5', { country_code: 'us' }, 'holds'],
  ['locdet.zip-us-5', { postal_code: '2139' }, 'broken'],
  ['locdet.zip-us-5', { postal_code: '02139-4307' }, 'broken'],
  ['locdet.zip-us-5', { postal_code: '2139', country_code: 'AU' }, 'silent'],
  ['locdet.zip-us-5', { postal_code: '901', country_code: 'PR' }, 'silent'],
  ['locdet.lat-range', { lat: '-90' }, 'holds'],
  ['locdet.lat-range', { lat: '90.01' }, 'broken'],
  ['locdet.lat-range', { lat: 'north' }, 'silent'],
  ['locdet.lat-range', { lat: 91 }, 'silent'],
  ['locdet.lon-range', { lon: '+180.0' }, 'holds'],
  ['locdet.lon-range', { lon: '-180.5' }, 'broken'],
  ['locdet.lon-range', { lon: null }, 'silent'],
])('%s of %j', (rule, changes, verdict) => {
  const one = person({ location_details: place(changes), position: null, jobs: null });
  expect(judged(memberJudges[rule], answeredWith(one))).toBe(verdict);
});

test('recognizes the assigned country codes', () => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  expect(countryCodes.size).toBe(249);
  expect([...countryCodes].filter((code) => names.of(code) === undefined)).toEqual([]);
  expect([...unitedStates].filter((code) => !countryCodes.has(code))).toEqual([]);
});
