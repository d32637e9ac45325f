import type { components } from '../../../generated/identity.js';
import type { Handler } from '../../engine/handler.js';
import { lastUseOf } from '../../engine/key-uses.js';
import type { World } from '../../engine/world.js';
import { type StoredApiKey, shownApiKey } from './api-key.js';
import { apiKeysOf, findApiKey, noApiKey } from './keys.js';

/** Lists the API keys of an organization (section 4.3), without their full values. */
export const listApiKeys: Handler<'listApiKeys'> = async ({ path }, world) => {
  const keys = await apiKeysOf(world.store, path.org_id);
  return { status: 200, body: { apiKeys: await Promise.all(keys.map((key) => withLastUse(key, world))) } };
};

/** Returns an API key (section 4.3), without its full value. */
export const getApiKey: Handler<'getApiKey'> = async ({ path: { org_id: org, keyId } }, world) => {
  const key = await findApiKey(world.store, org, keyId);
  if (key === undefined) return noApiKey(org, keyId);
  return { status: 200, body: await withLastUse(key, world) };
};

/** Returns a key as the API shows it, with the time when it was last accepted. */
export async function withLastUse(
  key: StoredApiKey,
  { store, profile }: World,
): Promise<components['schemas']['ApiKey']> {
  return shownApiKey(key, await lastUseOf(store, key.id), profile.reading('apikey.unused'));
}
