import { sha256 } from '../../engine/credentials.js';
import type { Handler } from '../../engine/handler.js';
import { putServiceAccount } from '../accounts.js';
import { accountWithin, noAccount } from './accounts.js';
import { newSecret, withNewSecret } from './client-secret.js';
import { revokeTokens } from './revoke-tokens.js';

/** Replaces the secret of a service account (section 4.3). This is the only response that ever contains the new one. */
export const regenerateSecret: Handler<'regenerateSecret'> = async ({ path }, world) => {
  const { org_id: org, clientId } = path;
  const reading = world.profile.reading('session.secret-delay');
  return world.store.transact(async (store) => {
    const account = await accountWithin(store, org, clientId);
    if (account === undefined) return noAccount(org, clientId);
    const clientSecret = newSecret(world.ids);
    const renewed = withNewSecret(account, sha256(clientSecret), reading, world.clock.now());
    await putServiceAccount(store, clientId, renewed);
    await revokeTokens(clientId, store, world);
    return { status: 200, body: { clientId, clientSecret } };
  });
};
