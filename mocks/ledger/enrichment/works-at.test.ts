import { describe, expect, test } from 'vitest';
import { worksAt } from '../match.js';

const acme = { name: 'Acme Tools', linkedin: 'acme-tools', domain: 'acme-tools.example.com' };
const former = { company: { name: 'Old Mill' }, ended_at: '2019-12-01T00:00:00Z' };
const person = { jobs: [{ company: acme }, { company: { name: 'Zeta Labs' } }, former] };

describe('worksAt', () => {
  test.each([
    ['a company by its name', { company_name: 'Acme Tools' }],
    ['a company by its name as people write it', { company_name: ' ACME tools, Inc.' }],
    ['a company by its domain', { company_domain: 'https://www.acme-tools.example.com/about' }],
    ['a company by its page on the network', { company_linkedin: 'https://example.com/company/acme-tools/' }],
    ['the second of two companies', { company_name: 'Zeta Labs' }],
    ['a company of which one of the names is right', { company_name: 'Acme', company_domain: acme.domain }],
    ['no company in particular', {}],
  ])('is true for %s', (_, contact) => {
    expect(worksAt(person, contact)).toBe(true);
  });

  test.each([
    ['a former company', { company_name: 'Old Mill' }],
    ['another company', { company_name: 'Acme Toolsmiths' }],
    ['a company whose name means nothing', { company_name: '!!!' }],
    ['a domain that is none', { company_domain: '   ' }],
  ])('is false for %s', (_, contact) => {
    expect(worksAt(person, contact)).toBe(false);
  });

  test('is false without a job', () => {
    expect(worksAt({ jobs: [] }, { company_name: 'Acme Tools' })).toBe(false);
  });
});
