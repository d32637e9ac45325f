import { expect, test } from 'vitest';
import { spelling } from './spelling.js';

test.each([
  ['as in our contract before anything was answered', [], { userIds: [] }],
  ['like the members of records', [{ users: [{ user_id: 'u' }] }], { user_ids: [] }],
  [
    'not like members that nobody knows',
    [{ userId: 'u', updated_at: null }, { trace_id: 'x' }],
    { userIds: [] },
  ],
])('requests are spelled %s', (_, answers, request) => {
  const { read, write } = spelling();
  for (const answer of answers) read(answer);
  expect(write({ userIds: [] })).toEqual(request);
});
