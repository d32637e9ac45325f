import { expect, test } from 'vitest';
import type { JsonObject } from '../../../../target/json.js';
import { type Field, type Standing, standingOf } from './field-values.js';

const at = (...domains: (string | undefined)[]): JsonObject => ({
  jobs: domains.map((domain) => ({ company: domain === undefined ? {} : { domain } })),
});

test.each<[string, JsonObject, Field, string, Standing]>([
  ['has the value', { country: 'Norway' }, 'country', 'norway', 'meets'],
  ['has another value', { country: 'Sweden' }, 'country', 'Norway', 'off'],
  ['has a longer value', { country: 'United States of America' }, 'country', 'United States', 'alike'],
  ['has no value', { name: 'Ada' }, 'country', 'Norway', 'untold'],
  ['has it in one of the jobs', at('a.test', 'b.test'), 'company.domain', 'b.test', 'meets'],
  ['has it in none of the jobs', at('a.test', 'c.test'), 'company.domain', 'b.test', 'off'],
  ['has a job that tells none', at('a.test', undefined), 'company.domain', 'b.test', 'untold'],
])('a person who %s', (_, person, field, term, standing) => {
  expect(standingOf(person, field, term)).toBe(standing);
});
