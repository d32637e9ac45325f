import { monthOf } from '../state/calendar.js';
import type { Collection, Store } from '../state/store.js';
import type { World } from './handler.js';

/** The usage of one operation by one principal in one billing period. */
export type UsageRecord = {
  /** A calendar month in UTC, e.g. `2026-01`. */
  readonly period: string;
  readonly principalId: string;
  readonly operation: string;
  readonly requests: number;
  readonly credits: number;
};

/** Two counters per period, principal and operation: incrementing them is all that a call costs. */
const requests = (org: string): Collection<number> => `usage-requests:${org}`;
const credits = (org: string): Collection<number> => `usage-credits:${org}`;

export async function recordUsage(
  org: string,
  principalId: string,
  operation: string,
  charged: number,
  { store, clock }: World,
): Promise<void> {
  const key = `${monthOf(clock.now())}/${operation}/${principalId}`;
  await Promise.all([
    store.add(requests(org), key, 1),
    charged > 0 ? store.add(credits(org), key, charged) : undefined,
  ]);
}

export async function usageRecords(store: Store, org: string): Promise<readonly UsageRecord[]> {
  const counted = await store.scan(requests(org));
  const charged = new Map((await store.scan(credits(org))).map(({ key, value }) => [key, value]));
  return counted.map(({ key, value }) => {
    const [period = '', operation = '', ...principal] = key.split('/');
    return {
      period,
      principalId: principal.join('/'),
      operation,
      requests: value,
      credits: charged.get(key) ?? 0,
    };
  });
}
