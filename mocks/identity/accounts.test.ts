import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startService } from '../../fixtures/calls.js';
import { demo } from '../../spec/demo/demo.js';
import { hashPassword, isPassword } from './accounts.js';
import { shorthandOf } from './api-keys.js';
import { withNewSecret } from './service-accounts.js';

test('the shorthand of a key hides at least a third of it, however short the key is', () => {
  const values = fc.oneof(fc.string({ minLength: 10, maxLength: 80 }), fc.constant(demo.apiKey));
  fc.assert(
    fc.property(values, fc.constantFrom('first-and-last' as const, 'last-four' as const), (text, reading) => {
      const shorthand = shorthandOf(text, reading);
      expect(shorthand.length - '...'.length).toBeLessThanOrEqual(text.length * (2 / 3));
      expect(shorthand).not.toContain(text);
    }),
    { seed: 7 },
  );
});

test('an altered key is distinguished from one that never existed', async () => {
  const { as, withToken } = await startService();
  const { key } = (await as.admin.call('createApiKey', { body: { name: 'Nightly' } })).body;
  const refused = async (token: string) => (await withToken(token).call('listApiKeys')).error?.message;
  expect(await refused(`${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`)).toContain('altered');
  expect(await refused('pdk_key_never-was-a-key-but-is-about-as-long-as-one')).toContain('not known');
});

test('an account keeps its previous secret, but no older one, for 30 seconds if the profile says so', () => {
  const account = {
    org: 'org_demo',
    name: 'Nightly',
    secretHash: 'first',
    createdBy: 'usr_1',
    createdAtMs: 0,
  };
  expect(withNewSecret(account, 'second', 'immediate', 1000)).toEqual({ ...account, secretHash: 'second' });
  const second = withNewSecret(account, 'second', '30-seconds', 1000);
  expect(second.previousSecret).toEqual({ hash: 'first', untilMs: 31_000 });
  const third = withNewSecret(second, 'third', '30-seconds', 2000);
  expect(third).toMatchObject({ secretHash: 'third', previousSecret: { hash: 'second', untilMs: 32_000 } });
});

test('a password is stored only as a salted hash', async () => {
  const [one, other] = await Promise.all([hashPassword('secret', 'a'), hashPassword('secret', 'b')]);
  expect(one).not.toContain('secret');
  expect(one.split('.')[1]).not.toBe(other.split('.')[1]);
  expect([await isPassword('secret', one), await isPassword('Secret', one)]).toEqual([true, false]);
});
