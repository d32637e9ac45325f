import { scenario } from '../../../scene/scenario.js';
import { isSuccess } from '../../../target/exchange.js';
import { textIn } from '../../../target/wire/members.js';
import { accountIn, hasRole, listAccounts, requestAccount, updateRoles } from './accounts.js';

/** A service account is listed with the user who created it, and with the role it has by now (section 4.3). */
export const accountCreator = scenario({
  id: 'service-accounts/creator',
  rules: ['sa.list-roles', 'sa.update-roles'],
  needs: ['token', 'control'],
  requests: 6,
  async record(t) {
    const admin = await t.callers.lasting('a user with the role admin', ['admin']);
    const name = t.owned.name('account');
    t.step('another admin creates a service account');
    const creation = await requestAccount(t, { name, roles: ['viewer'] }, admin);
    const clientId = t.text(creation, 'clientId');
    t.step('make it an editor');
    const isUpdated = isSuccess(await updateRoles(t, clientId, ['editor']));
    t.step('list the service accounts');
    const list = await listAccounts(t);
    t.body(list);
    const record = accountIn(list, clientId);
    const isEditor = hasRole(record, 'editor');
    if (isUpdated && isEditor !== undefined) {
      const seen = { at: 'roles', expected: 'its role editor', received: 'another one' };
      t.soft('sa.update-roles', list).holds(isEditor, seen);
    }
    const creator = textIn(record, 'createdBy');
    if (creator === undefined) return t.skip('sa.list-roles', 'the list shows no `createdBy`');
    t.expect('sa.list-roles', list).holds([admin.id, admin.email].includes(creator), {
      at: 'createdBy',
      expected: 'the admin who created it',
      received: 'somebody else',
    });
  },
});
