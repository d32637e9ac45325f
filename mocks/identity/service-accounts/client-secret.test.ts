import { describe, expect, test } from 'vitest';
import { withNewSecret } from '../service-accounts.js';

const account = {
  org: 'org_demo',
  name: 'Nightly',
  secretHash: 'first',
  createdBy: 'usr_1',
  createdAtMs: 0,
};

describe('a service account with a new secret', () => {
  test('invalidates the previous one at once', () => {
    expect(withNewSecret(account, 'second', 'immediate', 1000)).toEqual({ ...account, secretHash: 'second' });
  });

  test('keeps the previous one, but no older one, for 30 seconds if the profile says so', () => {
    const second = withNewSecret(account, 'second', '30-seconds', 1000);
    expect(second.previousSecret).toEqual({ hash: 'first', untilMs: 31_000 });

    const third = withNewSecret(second, 'third', '30-seconds', 2000);
    expect(third).toMatchObject({ secretHash: 'third', previousSecret: { hash: 'second', untilMs: 32_000 } });
  });
});
