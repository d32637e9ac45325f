import type { Handler } from '../../engine/handler.js';
import { serviceAccountsOf } from '../accounts.js';
import { shownAccount } from './accounts.js';

/** Lists the service accounts of an organization with their roles and creators, oldest first (section 4.3). */
export const getServiceAccounts: Handler<'getServiceAccounts'> = async ({ path }, { store }) => {
  const accounts = [...(await serviceAccountsOf(store, path.org_id))];
  accounts.sort((a, b) => a.account.createdAtMs - b.account.createdAtMs);
  const shown = accounts.map(({ clientId, account }) => shownAccount(clientId, account, store));
  return { status: 200, body: { serviceAccounts: await Promise.all(shown) } };
};
