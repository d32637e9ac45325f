import { describe, expect, test } from 'vitest';
import { readCases } from '../../../fixtures/cases.js';
import type { ContactInput } from '../contacts.js';
import { worksAt } from '../match.js';

const acme = { name: 'Acme Tools', linkedin: 'acme-tools', domain: 'acme-tools.example.com' };
const former = { company: { name: 'Old Mill' }, ended_at: '2019-12-01T00:00:00Z' };
const person = { jobs: [{ company: acme }, { company: { name: 'Zeta Labs' } }, former] };

type Cases = Readonly<Record<'works there' | 'does not', Readonly<Record<string, ContactInput>>>>;
const cases = readCases<Cases>(import.meta.dirname, 'works-at.cases.yaml');

describe('worksAt', () => {
  test.each(Object.entries(cases['works there']))('is true for %s', (_, contact) => {
    expect(worksAt(person, contact)).toBe(true);
  });

  test.each(Object.entries(cases['does not']))('is false for %s', (_, contact) => {
    expect(worksAt(person, contact)).toBe(false);
  });

  test('is false without a job', () => {
    expect(worksAt({ jobs: [] }, { company_name: 'Acme Tools' })).toBe(false);
  });
});
