import type { Handler } from '../../engine/handler.js';
import { findApiKey, noApiKey, removeApiKey } from './keys.js';

/** Revokes an API key permanently (section 4.3): the next request that uses it fails. */
export const deleteApiKey: Handler<'deleteApiKey'> = async ({ path: { org_id: org, keyId } }, world) =>
  world.store.transact(async (store) => {
    const key = await findApiKey(store, org, keyId);
    if (key === undefined) return noApiKey(org, keyId);
    await removeApiKey(org, key, { ...world, store });
    return { status: 204, body: undefined };
  });
