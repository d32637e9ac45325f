import type { components } from '../../generated/billing.js';
import type { Readings } from '../../generated/questions.js';
import { creditsOf } from '../engine/credentials.js';
import type { Handler, World } from '../engine/handler.js';
import { type UsageRecord, usageRecords } from '../engine/usage.js';
import { monthOf } from '../state/calendar.js';
import type { JsonObject } from '../state/json.js';
import { compare } from '../state/sorted-list.js';
import type { Collection, Store } from '../state/store.js';

type ShownUsage = components['schemas']['UsageRecord'];

const unlimited: Record<Readings['usage.unlimited'], JsonObject> = {
  omitted: {},
  'as-null': { limit: null },
  'minus-1': { limit: -1 },
};

/** Returns the API usage of an organization (section 4.3). */
export const getUsage: Handler<'getUsage'> = async ({ path: { org_id: org }, query }, world) => {
  const { group_by: by = 'org', include_history: history = false } = query;
  const current = monthOf(world.clock.now());
  const groups = groupUsage(await shownUsage(org, world), current, { by, history });
  const credits = await creditsOf(org, world);
  const limit =
    credits === undefined ? unlimited[world.profile.reading('usage.unlimited')] : { limit: credits };
  return {
    status: 200,
    body: { ...periodOf(current), group_by: by, records: groups.map((group) => recordOf(group, limit)) },
  };
};

function recordOf(
  { period, principal, operation, requests, credits }: UsageGroup,
  limit: JsonObject,
): ShownUsage {
  const record: JsonObject = {
    ...periodOf(period),
    ...(principal === undefined ? {} : { principal }),
    operation,
    requests,
    credits_used: credits,
    ...limit,
  };
  return record;
}

const staleForMs: Record<Readings['usage.lag'], number> = { none: 0, '5-seconds': 5000 };

type Snapshot = { readonly takenAtMs: number; readonly records: readonly UsageRecord[] };
const snapshots: Collection<Snapshot> = 'usage-shown';

/** Returns the usage of an organization, as up to date as the profile shows it (question usage.lag). */
async function shownUsage(org: string, world: World): Promise<readonly UsageRecord[]> {
  const lastsMs = staleForMs[world.profile.reading('usage.lag')];
  if (lastsMs === 0) return usageRecords(world.store, org);
  const now = world.clock.now();
  return world.store.transact(async (store) => {
    const last = await store.get(snapshots, org);
    if (last !== undefined && now - last.takenAtMs < lastsMs) return last.records;
    const records = await usageRecords(store, org);
    await store.put(snapshots, org, { takenAtMs: now, records });
    return records;
  });
}

interface UsageGroup {
  readonly period: string;
  readonly principal: string | undefined;
  readonly operation: string;
  readonly requests: number;
  readonly credits: number;
}

/** Groups usage by period and operation, and by principal on request; the latest period first, then names in order. */
export function groupUsage(
  records: readonly UsageRecord[],
  current: string,
  { by, history }: { readonly by: 'org' | 'principal'; readonly history: boolean },
): readonly UsageGroup[] {
  const groups = new Map<string, UsageGroup>();
  for (const { period, principalId, operation, requests, credits } of records) {
    if (period !== current && !(history && period < current)) continue;
    const principal = by === 'principal' ? principalId : undefined;
    const key = JSON.stringify([period, principal, operation]);
    const known = groups.get(key);
    groups.set(key, {
      period,
      principal,
      operation,
      requests: (known?.requests ?? 0) + requests,
      credits: (known?.credits ?? 0) + credits,
    });
  }
  return [...groups.values()].sort(
    (a, b) =>
      compare(b.period, a.period) ||
      compare(a.principal ?? '', b.principal ?? '') ||
      compare(a.operation, b.operation),
  );
}

/** A billing period: a calendar month in UTC. */
export function periodOf(month: string) {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return { period_start: firstOf(year, number), period_end: firstOf(year, number + 1) };
}

/** Returns midnight of the first day of a month; month 13 is January of the next year. */
function firstOf(year: number, month: number): string {
  return new Date(Date.UTC(year, month - 1, 1)).toISOString().replace('.000Z', 'Z');
}

type SubscriptionRecord = {
  readonly id: string;
  readonly product: string;
  readonly startsAtMs: number;
  /** The first moment at which it is no longer active; null if it has no end. */
  readonly endsAtMs: number | null;
  readonly creditsPerPeriod: number | null;
};

type SubscriptionStatus = 'upcoming' | 'active' | 'expired';

/**
 * Returns the status of a subscription at a moment, which depends on the time alone.
 *
 *     before its start    upcoming
 *     from its start      active
 *     from its end        expired
 */
export function statusOf(
  { startsAtMs, endsAtMs }: Pick<SubscriptionRecord, 'startsAtMs' | 'endsAtMs'>,
  nowMs: number,
): SubscriptionStatus {
  if (endsAtMs !== null && nowMs >= endsAtMs) return 'expired';
  return nowMs < startsAtMs ? 'upcoming' : 'active';
}

export const subscriptionsIn = (org: string): Collection<SubscriptionRecord> => `subscriptions:${org}`;

/** Returns all subscriptions of an organization, including past ones, latest start first. */
export async function subscriptionsOf(store: Store, org: string): Promise<readonly SubscriptionRecord[]> {
  return (await store.list(subscriptionsIn(org))).sort((a, b) => b.startsAtMs - a.startsAtMs);
}

type Subscription = components['schemas']['Subscription'];

/** Returns the active subscriptions of an organization, and past ones on request (section 4.3). */
export const getSubscriptions: Handler<'getSubscriptions'> = async ({ path, query }, world) => {
  const now = world.clock.now();
  const all = await subscriptionsOf(world.store, path.org_id);
  const subscriptions = all.flatMap((record) => {
    const status = statusOf(record, now);
    const isShown = status === 'active' || (status === 'expired' && query.include_expired === true);
    return isShown ? [shown(record, status)] : [];
  });
  return { status: 200, body: { subscriptions } };
};

function shown(
  { id, product, startsAtMs, endsAtMs, creditsPerPeriod }: SubscriptionRecord,
  status: Exclude<SubscriptionStatus, 'upcoming'>,
): Subscription {
  return {
    id,
    product,
    status,
    starts_at: dateTimeOf(startsAtMs),
    ...(endsAtMs === null ? {} : { ends_at: dateTimeOf(endsAtMs) }),
    limits: creditsPerPeriod === null ? {} : { credits_per_period: creditsPerPeriod },
  };
}

function dateTimeOf(ms: number): string {
  return new Date(ms).toISOString();
}
