import type { Role } from '../../../spec/contract/roles.js';
import { deleteCredential, storeCredential } from '../../engine/credentials.js';
import { forgetUses } from '../../engine/key-uses.js';
import { deletePrincipal, putPrincipal } from '../../engine/principals.js';
import { quote } from '../../engine/quote.js';
import { type Refusal, refuse } from '../../engine/refusal.js';
import type { World } from '../../engine/world.js';
import type { Store } from '../../state/store.js';
import { type StoredApiKey, shorthandOf } from './api-key.js';

/** Looked up by organization and id, so that a key of others is simply absent. */
const keys = (org: string) => `api-keys:${org}`;

export const findApiKey = (store: Store, org: string, id: string): Promise<StoredApiKey | undefined> =>
  store.get<StoredApiKey>(keys(org), id);

export const putApiKey = (store: Store, org: string, key: StoredApiKey): Promise<void> =>
  store.put(keys(org), key.id, key);

/** All keys of an organization, oldest first. */
export async function apiKeysOf(store: Store, org: string): Promise<readonly StoredApiKey[]> {
  const entries = await store.scan<StoredApiKey>(keys(org));
  return entries.map(({ value }) => value).sort((a, b) => a.createdAtMs - b.createdAtMs);
}

/** What a key is made from. */
export interface KeyDraft {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly roles: Readonly<Record<string, readonly Role[]>>;
}

/** Makes `value` a credential of an organization, and remembers no more of it than a hash and a shorthand. */
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

/** Takes a key back for good: nothing of it is left that could be accepted. */
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

/** The same words whether the key never was, was deleted or is another organization's. */
export function noApiKey(org: string, id: string): Refusal {
  const where = `organization ${quote(org)} has no API key ${quote(id)}`;
  return refuse('not-found', `Not found: ${where}. Take the id from the list of API keys.`, {
    field: 'keyId',
  });
}
