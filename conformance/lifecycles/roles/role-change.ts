import { story } from '../../story/story.js';

/** A user who is no editor any more does no longer what editors may (section 5 rule 5). */
export const roleChange = story({
  id: 'roles/change',
  rules: ['auth.role-effective-after-change'],
  needs: ['identity', 'ledger', 'token', 'own-resources', 'second-user'],
  requests: 14,
  async tell(teller, lab) {
    const user = await lab.callers.outsider('a user without a role');
    const pair = user.id === undefined ? { email: user.email } : { userId: user.id };
    const createLedger = () =>
      lab.call('createLedger', { body: { name: lab.belongings.name('ledger') } }, user);
    if (user.id === undefined) lab.belongings.intend('user-access', user.email);

    teller.step('give a user access as editor');
    teller.body(await lab.call('addUserAccess', { body: [{ ...pair, role: 'editor' }] }));
    teller.step('the user creates a ledger');
    teller.body(await createLedger());
    teller.step('make the user a viewer');
    teller.body(await lab.call('updateUserAccess', { body: [{ ...pair, role: 'viewer' }] }));
    // What becomes of tokens that were issued before is open.
    user.forget();
    teller.step('the user signs in again and creates a ledger');
    const why = 'creating a ledger requires the role editor, which the user has lost';
    teller.refuses('auth.role-effective-after-change', await createLedger(), why);
  },
});
