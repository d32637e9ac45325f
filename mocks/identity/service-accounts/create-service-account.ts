import { sha256 } from '../../engine/credentials.js';
import type { Handler } from '../../engine/handler.js';
import { putPrincipal } from '../../engine/principals.js';
import { putServiceAccount } from '../accounts.js';
import { shownAccount } from './accounts.js';
import { newSecret } from './client-secret.js';

/** Creates a service account (section 4.3). This is the only response that ever contains its first secret. */
export const createServiceAccount: Handler<'createServiceAccount'> = async (call, world) => {
  const { path, body, principal } = call;
  const org = path.org_id;
  const clientId = world.ids.next('sa');
  const clientSecret = newSecret(world.ids);
  const account = {
    org,
    name: body.name,
    secretHash: sha256(clientSecret),
    createdBy: principal.id,
    createdAtMs: world.clock.now(),
  };
  const roles = { [org]: [...new Set(body.roles)] };
  const shown = await world.store.transact(async (store) => {
    await putServiceAccount(store, clientId, account);
    await putPrincipal(store, { kind: 'service-account', id: clientId, roles, generation: 0 });
    return shownAccount(clientId, account, store);
  });
  return { status: 201, body: { ...shown, clientSecret } };
};
