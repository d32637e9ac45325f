import { expect, it, test } from 'vitest';
import { startService } from '../../fixtures/calls.js';
import { statusOf } from './subscriptions.js';

it.each([
  ['before it starts', 99, 'upcoming'],
  ['when it starts', 100, 'active'],
  ['before it ends', 199, 'active'],
  ['when it ends', 200, 'expired'],
])('a subscription %s', (_, now, status) => {
  expect(statusOf({ startsAtMs: 100, endsAtMs: 200 }, now)).toBe(status);
});

it('a subscription without an end never expires', () => {
  expect(statusOf({ startsAtMs: 100, endsAtMs: null }, Number.MAX_SAFE_INTEGER)).toBe('active');
});

test('a new organization has an active subscription, whatever time its clock is set to', async () => {
  const { mock, signedIn } = await startService();
  const { clientId, clientSecret } = mock;
  for (const at of [
    '1970-01-01T00:00:00Z',
    '1999-12-31T23:59:59Z',
    '2025-01-01T00:00:00Z',
    '2199-01-01T00:00:00Z',
  ]) {
    await mock.control.clock.freeze(at);
    const owner = await signedIn({ grantType: 'clientCredentials', clientId, clientSecret });
    const { body } = await owner.call('getSubscriptions');
    expect(
      body.subscriptions?.map(({ status }) => status),
      at,
    ).toContain('active');
  }
});
