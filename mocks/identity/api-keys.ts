import type { components } from '../../generated/identity.js';
import type { Readings } from '../../generated/questions.js';
import type { Role } from '../../spec/contract/resources.js';
import { deleteCredential, storeCredential } from '../engine/credentials.js';
import { changing, type Handler, type World } from '../engine/handler.js';
import { keyUses, principals, putPrincipal } from '../engine/principals.js';
import { deny, quote } from '../engine/refusal.js';
import type { Collection, Store } from '../state/store.js';

/** An API key as stored. Only the hash of its full value is stored. */
type StoredApiKey = {
  readonly id: string;
  readonly name: string;
  /** Empty if none was given. */
  readonly description: string;
  /** Enough of the full value to recognise the key. */
  readonly shorthand: string;
  readonly createdAtMs: number;
  /** The hash by which the engine looks up the credential. */
  readonly credential: string;
};

type ApiKey = components['schemas']['ApiKey'];

/** Returns a key as the API shows it at any time (section 4.3), without its full value. */
export function shownApiKey(
  { id, name, description, shorthand, createdAtMs }: StoredApiKey,
  lastUsedAtMs: number | undefined,
  unused: Readings['apikey.unused'],
): ApiKey {
  return {
    id,
    name,
    ...(description === '' ? {} : { description }),
    shorthand,
    createdAt: new Date(createdAtMs).toISOString(),
    ...lastUse(lastUsedAtMs, unused),
  };
}

function lastUse(atMs: number | undefined, unused: Readings['apikey.unused']): Pick<ApiKey, 'lastUsedAt'> {
  if (atMs !== undefined) return { lastUsedAt: new Date(atMs).toISOString() };
  return unused === 'as-null' ? { lastUsedAt: null } : {};
}

/** Returns the part of a full value that stays readable, such as `pdk_key_Qw3r...9xYz`. */
export function shorthandOf(value: string, reading: Readings['apikey.shorthand']): string {
  // The two ends must not reveal a short value.
  const first = reading === 'last-four' ? 0 : Math.min(12, value.length >> 2);
  return `${value.slice(0, first)}...${value.slice(-4)}`;
}

/** Keys are looked up by organization and id, so that a key of another organization is not found. */
export const apiKeys = (org: string): Collection<StoredApiKey> => `api-keys:${org}`;

export async function apiKeysOf(store: Store, org: string): Promise<readonly StoredApiKey[]> {
  return (await store.list(apiKeys(org))).sort((a, b) => a.createdAtMs - b.createdAtMs);
}

interface KeyDraft {
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
  await world.store.put(apiKeys(org), id, key);
  return key;
}

/** Refuses alike whether the key never existed, was deleted, or belongs to another organization. */
async function apiKeyOf(store: Store, org: string, id: string): Promise<StoredApiKey> {
  const key = await store.get(apiKeys(org), id);
  if (key !== undefined) return key;
  const where = `organization ${quote(org)} has no API key ${quote(id)}`;
  deny('not-found', `Not found: ${where}. Take the id from the list of API keys.`, { field: 'keyId' });
}

/** A readable prefix lets people, and scanners for leaked secrets, recognise what they have found. */
const prefix = 'pdk_key_';

const rolesOf: Readonly<Record<Readings['apikey.role'], readonly Role[]>> = {
  'every-role': ['viewer', 'editor', 'admin'],
  viewer: ['viewer'],
};

/** Creates an API key (section 4.3). This is the only response that ever contains its full value. */
export const createApiKey = changing<'createApiKey'>(async ({ path: { org_id: org }, body }, world) => {
  const { ids, profile } = world;
  const value = prefix + ids.secret('api-key');
  const draft = {
    id: ids.next('key'),
    name: body.name,
    description: body.description ?? '',
    roles: { [org]: rolesOf[profile.reading('apikey.role')] },
  };
  const key = await addApiKey(org, value, draft, world);
  return {
    status: 201,
    body: { ...shownApiKey(key, undefined, profile.reading('apikey.unused')), key: value },
  };
});

/** Lists the API keys of an organization (section 4.3), without their full values. */
export const listApiKeys: Handler<'listApiKeys'> = async ({ path }, world) => {
  const keys = await apiKeysOf(world.store, path.org_id);
  return { status: 200, body: { apiKeys: await Promise.all(keys.map((key) => withLastUse(key, world))) } };
};

/** Returns an API key (section 4.3), without its full value. */
export const getApiKey: Handler<'getApiKey'> = async ({ path: { org_id: org, keyId } }, world) => {
  return { status: 200, body: await withLastUse(await apiKeyOf(world.store, org, keyId), world) };
};

/** Returns a key as the API shows it, with the time when it was last accepted. */
async function withLastUse(key: StoredApiKey, { store, profile }: World): Promise<ApiKey> {
  return shownApiKey(key, await store.get(keyUses, key.id), profile.reading('apikey.unused'));
}

/** Changes the name, the description or both of an API key (section 4.3). The key itself stays valid. */
export const updateApiKey = changing<'updateApiKey'>(async ({ path, body }, world) => {
  const { org_id: org, keyId } = path;
  const key = await apiKeyOf(world.store, org, keyId);
  const { name = key.name, description = key.description } = body;
  const changed = { ...key, name, description };
  await world.store.put(apiKeys(org), keyId, changed);
  return { status: 200, body: await withLastUse(changed, world) };
});

/** Revokes an API key permanently (section 4.3): the next request that uses it fails. */
export const deleteApiKey = changing<'deleteApiKey'>(async ({ path: { org_id: org, keyId } }, { store }) => {
  const { credential } = await apiKeyOf(store, org, keyId);
  await deleteCredential({ store }, credential);
  await store.delete(principals, keyId);
  await store.delete(keyUses, keyId);
  await store.delete(apiKeys(org), keyId);
  return { status: 204, body: undefined };
});
