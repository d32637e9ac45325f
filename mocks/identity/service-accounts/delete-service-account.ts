import type { Handler } from '../../engine/handler.js';
import { deletePrincipal } from '../../engine/principals.js';
import { deleteServiceAccountRecord } from '../accounts.js';
import { accountWithin, noAccount } from './accounts.js';

/**
 * Deletes a service account (section 4.3). Its access tokens and sessions end with its principal, whatever the profile says about
 * tokens that outlive a change.
 */
export const deleteServiceAccount: Handler<'deleteServiceAccount'> = async ({ path }, world) => {
  const { org_id: org, clientId } = path;
  return world.store.transact(async (store) => {
    if ((await accountWithin(store, org, clientId)) === undefined) return noAccount(org, clientId);
    await deleteServiceAccountRecord(store, clientId);
    await deletePrincipal(store, clientId);
    const isBare = world.profile.reading('sa.deleted-form') === 'bare';
    return { status: 200, body: isBare ? clientId : { clientId } };
  });
};
