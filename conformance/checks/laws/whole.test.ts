import { expect, test } from 'vitest';
import { answerWith } from '../../../fixtures/fakes/fake-answer.js';
import { type Asked, afterPage, pageSize, readAll } from './whole.js';

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
  expect(afterPage(body, read, 100)).toEqual(expected);
});

test.each([
  ['gives pages of a hundred', (size: number) => size, 100],
  ['gives pages of fifty at most', (size: number) => Math.min(50, size), 100],
  ['refuses more than fifty', (size: number) => (size > 50 ? undefined : size), 20],
])('130 contacts are read to the end from a service that %s', async (_, lengthOf, taken) => {
  const all = contacts(130);
  const ask = async ({ size = 0, from = 0 }: Asked) => {
    const length = lengthOf(Number(size));
    if (length === undefined) return answerWith({}, 400);
    const end = Number(from) + length;
    const page = { contacts: all.slice(Number(from), end) };
    return answerWith(end < all.length ? { ...page, pagination_token: String(end) } : page);
  };
  const run = { pageSizes: new Map() };

  expect(await readAll(run, 'getContacts', ask)).toMatchObject({ records: all });
  expect(pageSize(run, 'getContacts')).toBe(taken);
  expect(await readAll(run, 'getContacts', ask)).not.toHaveProperty('lacks');
});
