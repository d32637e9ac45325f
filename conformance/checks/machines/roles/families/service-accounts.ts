import { isSuccess } from '../../../../scene/recorder.js';
import { itemsOf, textIn } from '../../../../target/wire/members.js';
import { loginIn, signIn } from '../../service-accounts/accounts.js';
import { family } from '../family.js';

export const serviceAccounts = family({
  id: 'roles/service-accounts',
  requests: 8,
  async make(t) {
    t.step('create a service account');
    const body = { name: t.owned.name('account'), roles: ['viewer'] };
    const made = await t.call('createServiceAccount', { body });
    return loginIn(t, made);
  },
  calls: {
    getServiceAccounts: () => ({}),
    createServiceAccount: (_, mark) => ({ body: { name: mark, roles: ['viewer'] } }),
    updateServiceAccountRoles: ({ clientId }) => ({ path: { clientId }, body: { roles: ['editor'] } }),
    regenerateSecret: ({ clientId }) => ({ path: { clientId } }),
    deleteServiceAccount: ({ clientId }) => ({ path: { clientId } }),
  },
  async view({ clientId, clientSecret }, context) {
    const list = await context.call('getServiceAccounts');
    const account = itemsOf(list.response.json).find((each) => textIn(each, 'clientId') === clientId);
    // A secret that was replaced opens no session.
    const session = await signIn(context, { clientId, clientSecret });
    return {
      own: { roles: account?.['roles'] ?? null, secret: isSuccess(session) ? 'valid' : 'not valid' },
      listed: list.response.text,
    };
  },
});
