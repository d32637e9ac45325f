import { expect, test } from 'vitest';
import { isListed } from './listed.js';

test.each([
  ['in a member of any name', { keys: [{ id: 'k1' }] }, true],
  ['in a bare list', [{ id: 'k1' }], true],
  ['in a list of texts', { data: ['k1'] }, true],
  [
    'in the list, whatever lists come before it',
    { warnings: [], links: [{ id: 'k2' }], apiKeys: [{ id: 'k1' }] },
    true,
  ],
  ['not in another list', { links: [{ id: 'k1' }], apiKeys: [] }, false],
  ['not in a list of others', { keys: [{ id: 'k2' }] }, false],
  ['not in an empty list', [], false],
  ['perhaps on another page', { keys: [{ id: 'k2' }], next: 'abc' }, undefined],
  ['not beside a page that does not follow', { keys: [{ id: 'k2' }], next: null }, false],
  ['unknown where there is no list', { message: 'k1' }, undefined],
])('a record is %s', (_, body, expected) => {
  expect(isListed(body, ['k1'])).toBe(expected);
});
