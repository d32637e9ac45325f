import { expect, test } from 'vitest';
import { readOut } from '../../fixtures/learned.js';
import { learn } from './learn.js';

const target = {
  peopleUrl: 'http://127.0.0.1:1/people',
  identityUrl: 'http://127.0.0.1:1/identity',
  ledgerUrl: 'http://127.0.0.1:1/ledger',
  billingUrl: 'http://127.0.0.1:1/billing',
  org: 'org',
  otherOrg: 'other',
  token: 'token',
  apiKey: 'key',
};

/** These targets are indeed never throttled and never down. */
const quiet = ['errors.rate-limit=off', 'errors.outage=off'];

test.each([
  [200, '{}', quiet],
  [200, '[]', quiet],
  [204, '', quiet],
  [400, '{"error":"x"}', ['errors.body=other']],
  [404, '', []],
  [500, 'oops', []],
])(
  'a target that responds to everything with %i %j leads to no wrong reading',
  async (status, text, expected) => {
    const learned = await learn({
      target,
      safety: 'full',
      wait: async () => undefined,
      transport: async () => ({ status, headers: { 'content-type': 'application/json' }, cookies: [], text }),
    });

    expect(readOut(learned)).toEqual(expected);
  },
);
