import { subscriptionsIn, subscriptionsOf } from '../billing/usage.js';
import { organizations, putCredits, sha256 } from '../engine/credentials.js';
import type { World } from '../engine/handler.js';
import { putPrincipal } from '../engine/principals.js';
import { accounts, putUser } from '../identity/accounts.js';
import { addApiKey } from '../identity/api-keys.js';
import { isJson, type Json } from '../state/json.js';
import type { OwnData, OwnUser, Schemas } from './fixtures.js';

/** Adds organizations and accounts to a world. People and companies are part of the population. */
export async function putOwnData(
  {
    organizations,
    users,
    serviceAccounts,
    apiKeys,
  }: Pick<OwnData, 'organizations' | 'users' | 'serviceAccounts' | 'apiKeys'>,
  world: World,
  createdBy?: string,
): Promise<void> {
  for (const organization of organizations) await putOrganizationWritten(organization, world);
  for (const user of users) await putUserWritten(user, world);
  for (const account of serviceAccounts) await putServiceAccountWritten(account, world, createdBy);
  for (const key of apiKeys) await putApiKeyWritten(key, world);
}

export async function putServiceAccountWritten(
  { clientId, clientSecret, name, roles }: Schemas['ControlNewServiceAccount'],
  { store, clock }: World,
  createdBy = clientId,
): Promise<void> {
  const [org = ''] = Object.keys(roles);
  await store.put(accounts, clientId, {
    org,
    name: name ?? clientId,
    secretHash: sha256(clientSecret),
    createdBy,
    createdAtMs: clock.now(),
  });
  await putPrincipal(store, { kind: 'service-account', id: clientId, roles, generation: 0 });
}

export async function putApiKeyWritten(written: Schemas['ControlNewApiKey'], world: World): Promise<string> {
  const { key, id, name = 'API key', description = '', org, roles } = written;
  const [first = ''] = Object.keys(roles);
  // Derived from the key, which it does not reveal: two keys may have the same name.
  const known = id ?? world.ids.named('key', key);
  await addApiKey(org ?? first, key, { id: known, name, description, roles }, world);
  return known;
}

export async function putUserWritten(
  { id, email, name, passwordHash, roles = {} }: OwnUser,
  { store, clock, ids }: World,
): Promise<void> {
  const known = id ?? ids.named('usr', email);
  await putUser(store, { id: known, email, name, passwordHash, status: 'active', createdAtMs: clock.now() });
  await putPrincipal(store, { kind: 'user', id: known, roles, generation: 0 });
}

/** Creates an organization, or updates the given members of an existing one, inside a transaction. */
export async function putOrganizationWritten(
  { id, name, status, settings, credits, subscriptions }: Schemas['ControlNewOrganization'],
  world: World,
): Promise<void> {
  const { store, clock } = world;
  const known = await store.get(organizations, id);
  const before = known ?? {
    name: id,
    status: 'active' as const,
    settings: { language: 'en', timeZone: 'UTC' },
    createdAtMs: clock.now(),
  };
  await store.put(organizations, id, {
    ...before,
    id,
    name: name ?? before.name,
    status: status ?? before.status,
    settings: settings === undefined ? before.settings : jsonMembers(settings),
  });
  if (credits !== undefined) await putCredits(id, credits ?? undefined, world);
  if (subscriptions !== undefined) {
    for (const old of await subscriptionsOf(store, id)) await store.delete(subscriptionsIn(id), old.id);
  }
  const usual: readonly Schemas['ControlNewSubscription'][] =
    known === undefined ? [{ product: 'people-data' }] : [];
  for (const one of subscriptions ?? usual) await putSubscriptionWritten(id, one, credits ?? null, world);
}

/** Subscribes an organization, without a start unless one is given. Returns the id. */
export async function putSubscriptionWritten(
  org: string,
  { id, product, startsAt, endsAt, creditsPerPeriod }: Schemas['ControlNewSubscription'],
  credits: number | null,
  { store, ids }: Pick<World, 'store' | 'ids'>,
): Promise<string> {
  const known = id ?? ids.named('sub', `${org} ${product}${startsAt === undefined ? '' : ` ${startsAt}`}`);
  await store.put(subscriptionsIn(org), known, {
    id: known,
    product,
    startsAtMs: startsAt === undefined ? 0 : Date.parse(startsAt),
    endsAtMs: endsAt === undefined ? null : Date.parse(endsAt),
    creditsPerPeriod: creditsPerPeriod === undefined ? credits : creditsPerPeriod,
  });
  return known;
}

function jsonMembers(settings: Readonly<Record<string, unknown>>): Record<string, Json> {
  const isKept = (member: [string, unknown]): member is [string, Json] => isJson(member[1]);
  return Object.fromEntries(Object.entries(settings).filter(isKept));
}
