import { expect, test } from 'vitest';
import { decideDuplicate } from '../invitations.js';

test.each([
  ['nobody knows', undefined, false, undefined],
  ['has a pending invitation', 'inv_1', false, /has the pending invitation "inv_1" already: resend it/],
  ['has access', undefined, true, /has access to the organization already: change the role/],
  ['has both', 'inv_1', true, /has access to the organization already/],
] as const)('an email that %s', (_, pending, isMember, message) => {
  const refused = decideDuplicate('ada@example.com', { pending, isMember });
  expect(refused?.refused).toBe(message && 'conflict');
  if (message) expect(refused?.message).toMatch(message);
});
