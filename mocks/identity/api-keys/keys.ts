import type { Role } from '../../../spec/contract/roles.js';
import { deleteCredential, storeCredential } from '../../engine/credentials.js';
import { forgetUses } from '../../engine/key-uses.js';
import { deletePrincipal, putPrincipal } from '../../engine/principals.js';
import { quote } from '../../engine/quote.js';
import { type Refusal, refuse } from '../../engine/refusal.js';
import type { World } from '../../engine/world.js';
import type { Store } from '../../state/store.js';
import { type StoredApiKey, shorthandOf } from './api-key.js';

/** Keys are looked up by organization and id, so that a key of another organization is not found. */
const keys = (org: string) => `api-keys:${org}`;

export const findApiKey = (store: Store, org: string, id: string): Promise<StoredApiKey | undefined> =>
  store.get<StoredApiKey>(keys(org), id);

export const putApiKey = (store: Store, org: string, key: StoredApiKey): Promise<void> =>
  store.put(keys(org), key.id, key);

/** Returns all keys of an organization, oldest first. */
export async function apiKeysOf(store: Store, org: string): Promise<readonly StoredApiKey[]> {
  const entries = await store.scan<StoredApiKey>(keys(org));
  return entries.map(({ value }) => value).sort((a, b) => a.createdAtMs - b.createdAtMs);
}

/** The data of a new key. */
export interface KeyDraft {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly roles: Readonly<Record<string, readonly Role[]>>;
}

/** Makes `value` a credential of an organization. Stores only a hash and a shorthand of it. */
export async function addApiKey(
  org: string,
  value: string,
  { id, name, description, roles }: KeyDraft,
  world: World,
): Promise<StoredApiKey> {
  const shorthand = shorthandOf(value, world.profile.reading('apikey.shorthand'));
  await putPrincipal(world.store, { kind: 'api-key', id, roles, generation: 0 });
  const held = { principalId: id, generation: 0, expiresAtMs: null };
  const credential = await storeCredential(world, value, held);
  const key = { id, name, description, shorthand, createdAtMs: world.clock.now(), credential };
  await putApiKey(world.store, org, key);
  return key;
}

/** Revokes a key permanently, and removes everything that could be accepted. */
export async function removeApiKey(
  org: string,
  { id, credential }: StoredApiKey,
  world: World,
): Promise<void> {
  await deleteCredential(world, credential);
  await deletePrincipal(world.store, id);
  await forgetUses(world.store, id);
  await world.store.delete(keys(org), id);
}

/** Returns the same refusal whether the key never existed, was deleted, or belongs to another organization. */
export function noApiKey(org: string, id: string): Refusal {
  const where = `organization ${quote(org)} has no API key ${quote(id)}`;
  return refuse('not-found', `Not found: ${where}. Take the id from the list of API keys.`, {
    field: 'keyId',
  });
}
