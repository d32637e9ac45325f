import { eventually, laggingMs } from '../../../scene/eventually.js';
import { isSuccess, scenario } from '../../../scene/scenario.js';
import { isForbidden } from '../../../target/exchange.js';
import { grantOf } from '../../../target/session.js';
import { type Newcomer, newcomer } from './assignments.js';

/** The first has characters that careless services change. The second is for services that refuse it, as they may. */
const newPasswords = ['Pdk "Ex@mple", Pässwörd 50%41', 'Pdk-Example-Password-2'] as const;

/** A user who has forgotten the password gets a mail, and sets a new one with the token in it (section 4.3). */
export const passwordReset = scenario({
  id: 'users/password-reset',
  rules: ['user.reset-initiate', 'user.reset-patch', 'resource.by-id'],
  needs: ['token', 'second-user'],
  requests: 26,
  async record(t) {
    const { callers, control } = t;
    const user = await newcomer(t, 'the user');
    t.step('initiate the reset of the password');
    // A user who has forgotten the password has no credential. If the target requires one, that of the run is sent.
    const bare = await t.call('initiatePasswordReset', { body: { email: user.email } }, callers.anonymous);
    const isOpen = !isForbidden(bare);
    const caller = isOpen ? callers.anonymous : undefined;
    const initiate = (email: string) => t.call('initiatePasswordReset', { body: { email } }, caller);
    const initiated = isOpen ? bare : await initiate(user.email);
    t.expect('user.reset-initiate', initiated).accepted('the reset of a password can be initiated');
    if (!control)
      return t.cannot('user.reset-patch', 'the token comes by a mail, which a control plane shows');
    const other = await newcomer(t, 'another user');

    // One user, then two concurrently, then one again: the reset of a password must also work a second time.
    const rounds = [[user], [other, user], [other]];
    for (const [round, users] of rounds.entries()) {
      if (round > 0) for (const { email } of users) t.body(await initiate(email));
      const sent = await control.outbox();
      const resets = [];
      for (const each of users) {
        const mail = sent.findLast(({ to, kind }) => to === each.email && kind === 'password-reset');
        const resetToken = mail?.data['resetToken'];
        if (typeof resetToken !== 'string') {
          return t.cannot('user.reset-patch', 'no mail of the outbox has a reset token');
        }
        resets.push({ each, resetToken });
      }
      t.step(`set a new password of ${users.map(({ label }) => label).join(' and ')}`);
      const done = await Promise.all(
        resets.map(async ({ each, resetToken }) => {
          const set = (password: string) =>
            t.call('updateUser', { path: { userId: each.id }, body: { resetToken, password } }, caller);
          const [tricky, plain] = newPasswords.map((password) => `${password}${round}`);
          const reset = await set(tricky ?? '');
          if (![400, 422].includes(reset.response.status)) return { each, reset, password: tricky ?? '' };
          return { each, reset: await set(plain ?? ''), password: plain ?? '' };
        }),
      );
      // Method and path are specified, but neither the body nor where the token goes. Two concurrent resets may be refused.
      if (done.some(({ reset }) => [400, 401, 403, 409, 422].includes(reset.response.status))) {
        return t.unmapped('user.reset-patch', 'the target wants another body');
      }
      for (const { each, reset, password } of done) {
        if (!t.soft('user.reset-patch', reset).accepted('the reset uses this operation')) continue;
        await signIn('user.reset-patch', each, password, 'a session for the new password');
      }
      if (round === 0) {
        await signIn('resource.by-id', other, other.password, 'a session: another password was reset');
      }
    }

    async function signIn(
      rule: 'user.reset-patch' | 'resource.by-id',
      { label, email: username }: Newcomer,
      password: string,
      expected: string,
    ): Promise<void> {
      t.step(`${label} signs in`);
      const attempt = () => t.session({ json: { grantType: 'password', username, password }, isGood: true });
      // Nothing states that a new password is valid immediately.
      const answer = await eventually(t, laggingMs, attempt, isSuccess);
      const seen = { at: 'status', expected, received: answer.response.status };
      t.expect(rule, answer).holds(grantOf(answer.response.json) !== undefined, seen);
    }
  },
});
