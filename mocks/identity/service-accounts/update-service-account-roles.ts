import type { Handler } from '../../engine/handler.js';
import { getPrincipal, putPrincipal } from '../../engine/principals.js';
import { accountWithin, noAccount, shownAccount } from './accounts.js';
import { revokeTokens } from './revoke-tokens.js';

/** Replaces the roles of a service account on its organization (section 4.3), with effect on its next call. */
export const updateServiceAccountRoles: Handler<'updateServiceAccountRoles'> = async (call, world) => {
  const { path, body } = call;
  const { org_id: org, clientId } = path;
  return world.store.transact(async (store) => {
    const account = await accountWithin(store, org, clientId);
    const principal = await getPrincipal(store, clientId);
    if (account === undefined || principal === undefined) return noAccount(org, clientId);
    const roles = { ...principal.roles, [org]: [...new Set(body.roles)] };
    await putPrincipal(store, { ...principal, roles });
    await revokeTokens(clientId, store, world);
    return { status: 200, body: await shownAccount(clientId, account, store) };
  });
};
