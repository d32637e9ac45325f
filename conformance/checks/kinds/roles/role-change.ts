import { scenario } from '../../../scene/scenario.js';
import { newcomer } from '../users/newcomers.js';

/** A user who is no longer an editor may no longer do what requires that role (section 5 rule 5). */
export const roleChange = scenario({
  id: 'roles/change',
  rules: ['auth.role-effective-after-change'],
  needs: ['ledger', 'token', 'second-user'],
  requests: 14,
  async record(t) {
    const user = await newcomer(t, 'a user without a role');
    const { id: userId } = user;
    const createLedger = () => t.call('createLedger', { body: { name: t.owned.name('ledger') } }, user);

    t.step('give a user access as editor');
    t.body(await t.call('addUserAccess', { body: [{ userId, role: 'editor' }] }));
    t.step('the user creates a ledger');
    t.body(await createLedger());
    t.step('make the user a viewer');
    t.body(await t.call('updateUserAccess', { body: [{ userId, role: 'viewer' }] }));
    // It is open whether tokens that were issued before the change remain valid.
    user.forget();
    t.step('the user signs in again and creates a ledger');
    const why = 'creating a ledger requires the role editor, which the user has lost';
    t.expect('auth.role-effective-after-change', await createLedger()).refused(why);
  },
});
