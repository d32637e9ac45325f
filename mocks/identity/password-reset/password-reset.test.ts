import { describe, expect, test } from 'vitest';
import { type SmallOrg, type SmallUser, smallOrg } from '../../../fixtures/services/small-org.js';
import type { Readings } from '../../../generated/questions.js';
import { demo } from '../../../spec/demo/demo.js';

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

  test('succeeds once for two concurrent requests', async () => {
    const { org, ada } = await start();
    const token = await tokenFor(org);
    const answers = await Promise.all([reset(org, ada, token), reset(org, ada, token, 'another password')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400]);
  });
});
