import { expect, test } from 'vitest';
import { afterPage } from './own-ledger.js';

const contacts = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `lc_${at}` }));

test.each([
  ['a short page', { contacts: contacts(2), count: 2 }, 2, 'end'],
  ['a page that leads on', { contacts: contacts(2), pagination_token: 'next' }, 2, { token: 'next' }],
  ['an empty page, whatever it leads to', { contacts: [], pagination_token: 'next' }, 2, 'end'],
  ['a token that is null', { contacts: contacts(100), count: 100, pagination_token: null }, 100, 'end'],
  ['a token that is blank', { contacts: contacts(3), pagination_token: '' }, 3, 'end'],
  ['a list with nothing around it', contacts(2), 2, 'end'],
  ['a full page that leads nowhere', contacts(100), 100, 'unknown'],
  ['an empty list that is left out', { count: 0 }, 0, 'end'],
  ['no list, and yet a count', { count: 2 }, 0, 'unknown'],
])('%s', (_, body, read, expected) => {
  expect(afterPage(body, read)).toEqual(expected);
});
