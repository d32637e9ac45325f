import { scenario } from '../../scenarios/scenario.js';
import { grantOf } from '../../target/session.js';
import { idOf } from './assignments.js';

const newPassword = 'Pdk-Example-Password-2';

/** A user who forgot the password gets a mail, and sets a new one with the token in it (section 4.3). */
export const passwordReset = scenario({
  id: 'users/password-reset',
  rules: [
    'user.reset-initiate',
    'user.reset-without-credential',
    'user.reset-initiate-unknown',
    'user.reset-patch',
  ],
  needs: ['identity', 'own-resources', 'control'],
  requests: 8,
  async record(recorder, context) {
    const { callers, control, owned } = context;
    const user = await callers.outsider('the user');
    recorder.step('initiate the reset of the password');
    // Whoever forgot the password has no credential; where one is asked for all the same, the run has one.
    const bare = await context.call(
      'initiatePasswordReset',
      { body: { email: user.email } },
      callers.anonymous,
    );
    const isOpen = ![401, 403].includes(bare.response.status);
    const seenOpen = { at: 'status', expected: 'no refusal for lack of a credential' };
    const told = { ...seenOpen, received: bare.response.status };
    recorder.see('user.reset-without-credential', isOpen, () => told, bare);
    const caller = isOpen ? callers.anonymous : undefined;
    const initiate = (email: string) => context.call('initiatePasswordReset', { body: { email } }, caller);
    const initiated = isOpen ? bare : await initiate(user.email);
    if (!recorder.accepts('user.reset-initiate', initiated, 'the reset of a password can be initiated'))
      return;

    recorder.step('the same with an email that nobody has');
    const unknown = await initiate(`${owned.name('nobody')}@example.com`);
    const isAlike =
      unknown.response.status === initiated.response.status &&
      unknown.response.text === initiated.response.text;
    const alike = { at: 'status', expected: `${initiated.response.status}, and the same body` };
    const seen = { ...alike, received: unknown.response.status };
    recorder.see('user.reset-initiate-unknown', isAlike, () => seen, unknown);

    const mail = (await control?.outbox())?.findLast(
      ({ to, kind }) => to === user.email && kind === 'password-reset',
    );
    const resetToken = mail?.data['resetToken'];
    if (typeof resetToken !== 'string') {
      recorder.cannot('user.reset-patch', 'no mail of the outbox has a reset token');
      return;
    }
    recorder.step('set a new password');
    const reset = await context.call(
      'updateUser',
      { path: { userId: idOf(user) }, body: { resetToken, password: newPassword } },
      caller,
    );
    // Method and path are stated, what is sent is not, nor where the token of the mail goes.
    if ([400, 401, 403, 422].includes(reset.response.status)) {
      recorder.skip('user.reset-patch', 'the target wants another body: map it with --overlay');
      return;
    }
    if (!recorder.accepts('user.reset-patch', reset, 'the reset uses this operation')) return;
    recorder.step('sign in with it');
    const username = user.email;
    const signIn = await context.session({
      json: { grantType: 'password', username, password: newPassword },
      isGood: true,
    });
    recorder.see(
      'user.reset-patch',
      grantOf(signIn.response.json) !== undefined,
      () => ({
        at: 'status',
        expected: 'a session for the new password',
        received: signIn.response.status,
      }),
      signIn,
    );
  },
});
