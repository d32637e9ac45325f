import { scenario } from '../../scenarios/scenario.js';

/** A user who is no editor any more does no longer what editors may (section 5 rule 5). */
export const roleChange = scenario({
  id: 'roles/change',
  rules: ['auth.role-effective-after-change'],
  needs: ['identity', 'ledger', 'token', 'own-resources', 'second-user'],
  requests: 14,
  async record(recorder, context) {
    const user = await context.callers.outsider('a user without a role');
    const pair = user.id === undefined ? { email: user.email } : { userId: user.id };
    const createLedger = () =>
      context.call('createLedger', { body: { name: context.owned.name('ledger') } }, user);
    if (user.id === undefined) context.owned.intend('user-access', user.email);

    recorder.step('give a user access as editor');
    recorder.body(await context.call('addUserAccess', { body: [{ ...pair, role: 'editor' }] }));
    recorder.step('the user creates a ledger');
    recorder.body(await createLedger());
    recorder.step('make the user a viewer');
    recorder.body(await context.call('updateUserAccess', { body: [{ ...pair, role: 'viewer' }] }));
    // What becomes of tokens that were issued before is open.
    user.forget();
    recorder.step('the user signs in again and creates a ledger');
    const why = 'creating a ledger requires the role editor, which the user has lost';
    recorder.refuses('auth.role-effective-after-change', await createLedger(), why);
  },
});
