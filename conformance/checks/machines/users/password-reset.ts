import { scenario } from '../../../scene/scenario.js';
import type { User } from '../../../target/caller.js';
import { grantOf } from '../../../target/session.js';
import { idOf } from './assignments.js';

/** The first has what careless services change in a text; a service need not take every text. */
const newPasswords = ['Pdk "Ex@mple", Pässwörd 50%41', 'Pdk-Example-Password-2'] as const;

/** A user who forgot the password gets a mail, and sets a new one with the token in it (section 4.3). */
export const passwordReset = scenario({
  id: 'users/password-reset',
  rules: [
    'user.reset-initiate',
    'user.reset-without-credential',
    'user.reset-initiate-unknown',
    'user.reset-patch',
    'resource.by-id',
  ],
  needs: ['control'],
  requests: 16,
  async record(t) {
    const { callers, control, owned } = t;
    const user = await callers.outsider('the user');
    const other = await callers.outsider('another user');
    t.step('initiate the reset of the password');
    // Whoever forgot the password has no credential; where one is asked for all the same, the run has one.
    const bare = await t.call('initiatePasswordReset', { body: { email: user.email } }, callers.anonymous);
    const isOpen = ![401, 403].includes(bare.response.status);
    const seenOpen = { at: 'status', expected: 'no refusal for lack of a credential' };
    const told = { ...seenOpen, received: bare.response.status };
    t.soft('user.reset-without-credential', bare).holds(isOpen, told);
    const caller = isOpen ? callers.anonymous : undefined;
    const initiate = (email: string) => t.call('initiatePasswordReset', { body: { email } }, caller);
    const initiated = isOpen ? bare : await initiate(user.email);
    t.expect('user.reset-initiate', initiated).accepted('the reset of a password can be initiated');

    t.step('the same with an email that nobody has');
    const unknown = await initiate(`${owned.name('nobody')}@example.com`);
    const isAlike =
      unknown.response.status === initiated.response.status &&
      unknown.response.text === initiated.response.text;
    const alike = { at: 'status', expected: `${initiated.response.status}, and the same body` };
    const seen = { ...alike, received: unknown.response.status };
    t.soft('user.reset-initiate-unknown', unknown).holds(isAlike, seen);

    // Another one, too: who does it once need not do it again.
    for (const each of [user, other]) {
      if (each === other) t.body(await initiate(other.email));
      const mail = (await control?.outbox())?.findLast(
        ({ to, kind }) => to === each.email && kind === 'password-reset',
      );
      const resetToken = mail?.data['resetToken'];
      if (typeof resetToken !== 'string') {
        return t.cannot('user.reset-patch', 'no mail of the outbox has a reset token');
      }
      t.step(`set a new password of ${each.label}`);
      let password: string = newPasswords[0];
      const set = () =>
        t.call('updateUser', { path: { userId: idOf(each) }, body: { resetToken, password } }, caller);
      let reset = await set();
      if ([400, 422].includes(reset.response.status)) {
        password = newPasswords[1];
        reset = await set();
      }
      // Method and path are stated, what is sent is not, nor where the token of the mail goes.
      if ([400, 401, 403, 422].includes(reset.response.status)) {
        return t.skip('user.reset-patch', 'the target wants another body: map it with --overlay');
      }
      if (!t.soft('user.reset-patch', reset).accepted('the reset uses this operation')) continue;
      await signIn('user.reset-patch', each, password, 'a session for the new password');
      if (each === user)
        await signIn('resource.by-id', other, other.password, 'a session: another password was reset');
    }

    async function signIn(
      rule: 'user.reset-patch' | 'resource.by-id',
      { label, email: username }: User,
      password: string,
      expected: string,
    ): Promise<void> {
      t.step(`${label} signs in`);
      const answer = await t.session({ json: { grantType: 'password', username, password }, isGood: true });
      const seen = { at: 'status', expected, received: answer.response.status };
      t.expect(rule, answer).holds(grantOf(answer.response.json) !== undefined, seen);
    }
  },
});
