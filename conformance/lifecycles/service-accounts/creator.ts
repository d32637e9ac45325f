import { story } from '../../story/story.js';
import { textIn } from '../../wire/members.js';
import { listAccounts, requestAccount } from './accounts.js';
import { hasCreator, recordIn } from './shown.js';

/** A service account is listed with the very user who created it (section 4.3). */
export const accountCreator = story({
  id: 'service-accounts/creator',
  rules: ['sa.list-roles'],
  needs: ['identity', 'token', 'own-resources', 'control'],
  requests: 5,
  async tell(teller, lab) {
    const admin = await lab.callers.newUser('an admin', ['admin']);
    const name = lab.belongings.name('account');
    teller.step('another admin creates a service account');
    const creation = await requestAccount(lab, { name, roles: ['viewer'] }, admin);
    const clientId = textIn(teller.record(creation), 'clientId') ?? name;
    teller.step('list the service accounts');
    const list = await listAccounts(lab);
    const record = recordIn(teller.body(list), { clientId, name }) ?? null;
    const isNamed = hasCreator(record, admin.id === undefined ? [admin.email] : [admin.id, admin.email]);
    if (isNamed === undefined) {
      teller.skip('sa.list-roles', 'the list shows no creator by that name: map it with --overlay');
      return;
    }
    teller.see(
      'sa.list-roles',
      isNamed,
      () => ({ at: 'createdBy', expected: 'the admin who created it', received: 'somebody else' }),
      list,
    );
  },
});
