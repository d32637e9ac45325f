import fc from 'fast-check';
import { expect, it } from 'vitest';
import { companySlug, domain, emailAddress, personSlug, ticker } from './identifiers.js';

it('extracts the slug of a person from every form of the address', () => {
  const forms = [
    'ada-moreau-7',
    ' Ada-Moreau-7 ',
    'ada-moreau-7/',
    'ada-moreau-7?trk=feed',
    '/in/ada-moreau-7',
    'linkedin.com/in/ada-moreau-7',
    'www.linkedin.com/in/ada-moreau-7/',
    'HTTPS://WWW.LINKEDIN.COM/IN/ADA-MOREAU-7',
    'https://uk.linkedin.com/in/ada-moreau-7/details/experience/?x=1#top',
    'https://www.linkedin.com/in/ada%2Dmoreau%2D7',
  ];
  for (const form of forms) expect(personSlug(form)).toBe('ada-moreau-7');
});

it('does not accept other addresses as those of a person', () => {
  expect(personSlug('https://www.linkedin.com/company/northwind-robotics')).toBeUndefined();
  expect(personSlug('https://www.linkedin.com/')).toBeUndefined();
  expect(personSlug('')).toBeUndefined();
  expect(companySlug('https://www.linkedin.com/in/ada-moreau-7')).toBeUndefined();
  expect(companySlug('linkedin.com/company/Northwind-Robotics/about')).toBe('northwind-robotics');
});

it('decodes percent-encoding only if it is valid', () => {
  expect(personSlug('https://www.linkedin.com/in/%E6%9D%8E%E5%A8%9C-12')).toBe('李娜-12');
  expect(personSlug('100%-ada')).toBe('100%-ada');
});

it('normalizes domains, mailboxes and tickers in the forms in which people write them', () => {
  for (const form of [
    'Acme.example.com',
    'https://www.acme.example.com/about',
    'acme.example.com:443',
    'acme.example.com.',
  ]) {
    expect(domain(form)).toBe('acme.example.com');
  }
  expect(emailAddress(' mailto:Li.Na@Acme.Example.com')).toBe('li.na@acme.example.com');
  expect(emailAddress('nobody')).toBeUndefined();
  expect(ticker(' $mrdh ')).toBe('MRDH');
});

it('leaves a plain identifier unchanged, except for case', () => {
  for (const normalize of [personSlug, companySlug, domain]) {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'aZ7-é李'), minLength: 1 }), (text) => {
        expect(normalize(text)).toBe(text.toLowerCase());
      }),
    );
  }
});
