import { putSubscription, removeSubscription, subscriptionsOf } from '../billing/subscriptions.js';
import { putCredits } from '../engine/credits.js';
import type { World } from '../engine/world.js';
import { findOrganization, putOrganization } from '../identity/organization/organizations.js';
import { isJson, type Json } from '../state/json.js';
import type { NewOrganization, NewSubscription } from './written.js';

/**
 * Creates an organization, or updates an existing one: members that are left out stay unchanged. Must be called inside a
 * transaction whose store is that of the world.
 */
export async function putOrganizationWritten(
  { id, name, status, settings, credits, subscriptions }: NewOrganization,
  world: World,
): Promise<void> {
  const { store, clock } = world;
  const known = await findOrganization(store, id);
  const before = known ?? {
    name: id,
    status: 'active' as const,
    settings: { language: 'en', timeZone: 'UTC' },
    createdAtMs: clock.now(),
  };
  await putOrganization(store, {
    ...before,
    id,
    name: name ?? before.name,
    status: status ?? before.status,
    settings: settings === undefined ? before.settings : jsonMembers(settings),
  });
  if (credits !== undefined) await putCredits(id, credits ?? undefined, world);
  if (subscriptions !== undefined) {
    for (const old of await subscriptionsOf(store, id)) await removeSubscription(store, id, old.id);
  }
  const usual: readonly NewSubscription[] = known === undefined ? [{ product: 'people-data' }] : [];
  for (const one of subscriptions ?? usual) await putSubscriptionWritten(id, one, credits ?? null, world);
}

/** Subscribes an organization, without a start unless one is given. Returns the id. */
export async function putSubscriptionWritten(
  org: string,
  { id, product, startsAt, endsAt, creditsPerPeriod }: NewSubscription,
  credits: number | null,
  { store, ids }: Pick<World, 'store' | 'ids'>,
): Promise<string> {
  const known = id ?? ids.named('sub', `${org} ${product}${startsAt === undefined ? '' : ` ${startsAt}`}`);
  await putSubscription(store, org, {
    id: known,
    product,
    startsAtMs: startsAt === undefined ? 0 : Date.parse(startsAt),
    endsAtMs: endsAt === undefined ? null : Date.parse(endsAt),
    creditsPerPeriod: creditsPerPeriod === undefined ? credits : creditsPerPeriod,
  });
  return known;
}

function jsonMembers(settings: Readonly<Record<string, unknown>>): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(settings).flatMap(([name, value]): [string, Json][] =>
      isJson(value) ? [[name, value]] : [],
    ),
  );
}
