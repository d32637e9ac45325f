import { expect, test } from 'vitest';
import { companyAddress, personAddress, personSlug } from './network-address.js';

test.each([
  ['ada-moreau-7', 'https://www.linkedin.com/in/ada-moreau-7'],
  ['https://network.test/in/ada-moreau-7', 'https://network.test/in/ada-moreau-7'],
  ['linkedin.com/in/ada-moreau-7', 'https://linkedin.com/in/ada-moreau-7'],
  ['李娜', 'https://www.linkedin.com/in/%E6%9D%8E%E5%A8%9C'],
])('%s is found at %s', (linkedin, address) => {
  expect(personAddress(linkedin)).toBe(address);
});

test.each(['ada-moreau-7', 'linkedin.com/in/ada-moreau-7/', 'https://network.test/in/ada-moreau-7?trk=1'])(
  'the slug of %s is its last part',
  (linkedin) => {
    expect(personSlug(linkedin)).toBe('ada-moreau-7');
  },
);

test('a company is on the network of the person', () => {
  expect(companyAddress('acme', 'https://network.test/in/ada')).toBe('https://network.test/company/acme');
  expect(companyAddress('acme', 'ada')).toBe('https://www.linkedin.com/company/acme');
});
