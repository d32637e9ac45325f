import { describe, expect, test } from 'vitest';
import { fakeService } from '../../../fixtures/services/fake-service.js';
import { type SmallOrg, type SmallUser, smallOrg } from '../../../fixtures/services/small-org.js';
import type { Readings } from '../../../generated/questions.js';
import { demo } from '../../../spec/demo/demo.js';
import { getPrincipal, putPrincipal } from '../../engine/principals.js';
import { endSessionsOf } from '../password-reset.js';

test.each([
  ['immediate', 4],
  ['at-expiry', 3],
] as const)('under %s, the next credential is of generation %i', async (reading, generation) => {
  const { world } = await fakeService({ profile: { 'session.revoke-tokens': reading } });
  const { store } = world;
  await putPrincipal(store, { kind: 'user', id: 'ada', roles: { org_demo: ['viewer'] }, generation: 3 });
  await endSessionsOf('ada', store, world);
  expect(await getPrincipal(store, 'ada')).toMatchObject({ generation, roles: { org_demo: ['viewer'] } });
});

const hourMs = 3_600_000;
const email = 'ada@example.com';
const newPassword = 'a new and long password';

async function start(profile: Partial<Readings> = {}) {
  const org = await smallOrg(profile);
  const ada = await org.user(email, ['viewer']);
  return { org, ada };
}

/** Initiates a reset and returns the token from the mail. */
async function tokenFor(org: SmallOrg, to = email): Promise<string> {
  await org.anonymous('initiatePasswordReset', { body: { email: to } });
  return String((await org.mails()).at(-1)?.data['resetToken']);
}

const reset = (org: SmallOrg, { id }: SmallUser, resetToken: string, password = newPassword) =>
  org.anonymous('updateUser', { path: { userId: id }, body: { resetToken, password } });

const signIn = async (org: SmallOrg, password: string) =>
  (await org.signIn({ grantType: 'password', username: email, password })).status;

describe('initiating a reset', () => {
  test('sends the user a mail with a token, which is stored nowhere else', async () => {
    const { org, ada } = await start();
    const { status } = await org.anonymous('initiatePasswordReset', { body: { email: 'ADA@example.com' } });
    const [mail] = await org.mails();
    expect(status).toBe(202);
    expect(mail).toMatchObject({
      to: email,
      kind: 'password-reset',
      data: { userId: ada.id, expiresAt: '2026-01-14T06:00:00.000Z' },
    });
    const token = String(mail?.data['resetToken']);
    expect(mail?.text).toContain(token);
    const stored = (await org.state()).replace(JSON.stringify(mail), '');
    expect(stored).not.toContain(token);
  });

  test('has the same response for an unknown email, and changes nothing', async () => {
    const { org } = await start();
    const known = await org.anonymous('initiatePasswordReset', { body: { email } });
    const before = await org.state();
    const unknown = await org.anonymous('initiatePasswordReset', { body: { email: 'no@example.com' } });
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    expect(await org.state()).toBe(before);
  });

  test('is refused with 404 for an unknown email if the profile says so, whatever the status of other refusals', async () => {
    const { org } = await start({
      'user.reset-unknown': 'rejected-404',
      'errors.not-found': 'rejected-403',
    });
    const unknown = await org.anonymous('initiatePasswordReset', { body: { email: 'no@example.com' } });
    expect([unknown.status, unknown.error?.message]).toEqual([
      404,
      expect.stringContaining('no@example.com'),
    ]);
    expect((await org.anonymous('initiatePasswordReset', { body: { email } })).status).toBe(202);
  });
});

describe('completing a reset', () => {
  test.each([
    [
      'used before',
      async (org: SmallOrg, ada: SmallUser) => {
        const token = await tokenFor(org);
        await reset(org, ada, token, 'first new password');
        return token;
      },
    ],
    [
      'replaced by a newer one',
      async (org: SmallOrg) => {
        const token = await tokenFor(org);
        await tokenFor(org);
        return token;
      },
    ],
    [
      'an hour old',
      async (org: SmallOrg) => {
        const token = await tokenFor(org);
        org.clock.advance(hourMs);
        return token;
      },
    ],
    ["another user's", (org: SmallOrg) => tokenFor(org, demo.username)],
    ['made up', async () => 'not-a-token'],
  ])('is refused with a token that is %s, with the same message, and nothing changes', async (_, made) => {
    const { org, ada } = await start();
    const token = await made(org, ada);
    const before = await org.state();
    const answer = await reset(org, ada, token);
    expect([answer.status, answer.error?.message]).toEqual([
      400,
      expect.stringContaining('ask for a new one'),
    ]);
    expect(answer.text).not.toContain(token);
    const nobody = await org.anonymous('updateUser', {
      path: { userId: 'usr_none' },
      body: { resetToken: token, password: newPassword },
    });
    expect(nobody.text).toBe(answer.text);
    expect(await org.state()).toBe(before);
  });

  test.each([
    ['too short', 'seven77'],
    ['too long', 'x'.repeat(129)],
    ['empty', ''],
  ])(
    'refuses a password that is %s without repeating it, and the token can be used again',
    async (_, password) => {
      const { org, ada } = await start();
      const token = await tokenFor(org);
      const answer = await reset(org, ada, token, password);
      expect([answer.status, answer.error?.message]).toEqual([400, expect.stringContaining('`password`')]);
      if (password !== '') expect(answer.text).not.toContain(password);
      expect(answer.text).not.toContain(token);
      expect((await reset(org, ada, token)).status).toBe(204);
    },
  );

  test('succeeds once for two concurrent requests', async () => {
    const { org, ada } = await start();
    const token = await tokenFor(org);
    const answers = await Promise.all([reset(org, ada, token), reset(org, ada, token, 'another password')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400]);
  });

  test.each([
    ['at-expiry', 200],
    ['immediate', 401],
  ] as const)('ends every session; under %s, access tokens then get %i', async (reading, status) => {
    const { org, ada } = await start({
      'session.revoke-tokens': reading,
      'session.refresh-delivery': 'body',
    });
    const session = Object(
      await (await org.signIn({ grantType: 'password', username: email, password: ada.password })).json(),
    );
    await reset(org, ada, await tokenFor(org));
    const { refreshToken } = session;
    expect((await org.signIn({ grantType: 'refreshToken', refreshToken })).status).toBe(401);
    expect((await ada.call('getUser', { path: { userId: ada.id } })).status).toBe(status);
    expect(await signIn(org, newPassword)).toBe(200);
  });
});
