import { describe, expect, test } from 'vitest';
import { faultIn, type NewWebhook } from './webhooks.js';

const orgs = ['org_demo', 'org_other'];
const url = 'https://hooks.example.com/people';

test.each<readonly NewWebhook[]>([
  [],
  [{ url }, { url, org: 'org_other' }, { url, ledgerId: 'ldg_1' }],
  [{ url: 'http://127.0.0.1:8080/?key=1', secret: 'chosen-by-hand' }],
  [{ url, secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' }],
])('valid webhooks: %j', (...webhooks) => {
  expect(faultIn(webhooks, orgs, undefined)).toBeUndefined();
});

describe('an invalid webhook is refused with a reason', () => {
  test.each<[readonly NewWebhook[], string]>([
    [[{ url: 'hooks' }], '`webhooks[0].url` is "hooks"; it must be an http or https address.'],
    [
      [{ url }, { url: 'ftp://host/' }],
      '`webhooks[1].url` is "ftp://host/"; it must be an http or https address.',
    ],
    [[{ url: 'file:///etc/passwd' }], 'it must be an http or https address'],
    [[{ url, org: 'org_nowhere' }], '`webhooks[0].org` is "org_nowhere"; there are org_demo, org_other.'],
    [[{ url }, { url }], '`webhooks[1]` is there twice'],
  ])('%j', (webhooks, message) => {
    expect(faultIn(webhooks, orgs, undefined)?.message).toContain(message);
  });

  test.each(['whsec_not base64', 'whsec_abc', 'two words', 'line\nbreak', 'Zoë'])(
    'the secret %j',
    (secret) => {
      const message = faultIn([{ url, secret }], orgs, undefined)?.message ?? '';
      expect(message).toContain('`webhooks[0].secret` cannot be used');
      expect(message).not.toContain(secret);
    },
  );

  test('a user name and a password in the URL, which the message does not repeat', () => {
    const message = faultIn([{ url: 'https://user:hush@host.example/' }], orgs, undefined)?.message ?? '';
    expect(message).toContain('holds a user name or a password');
    expect(message).not.toContain('hush');
  });
});
