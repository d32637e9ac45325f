import type { Handler } from '../../engine/handler.js';
import { findApiKey, noApiKey, putApiKey } from './keys.js';
import { withLastUse } from './read-api-keys.js';

/** Changes the name, the description or both of an API key (section 4.3). The key itself stays valid. */
export const updateApiKey: Handler<'updateApiKey'> = async ({ path, body }, world) => {
  const { org_id: org, keyId } = path;
  const { name, description } = body;
  const changed = await world.store.transact(async (store) => {
    const key = await findApiKey(store, org, keyId);
    if (key === undefined) return undefined;
    const next = { ...key, name: name ?? key.name, description: description ?? key.description };
    await putApiKey(store, org, next);
    return next;
  });
  if (changed === undefined) return noApiKey(org, keyId);
  return { status: 200, body: await withLastUse(changed, world) };
};
