import { monthOf } from '../state/calendar.js';
import type { Store } from '../state/store.js';
import type { World } from './world.js';

/** What one principal did with one operation in one billing period. */
export type UsageRecord = {
  /** A calendar month in UTC, as `2026-01`. */
  readonly period: string;
  readonly principalId: string;
  readonly operation: string;
  /** Calls that succeeded. */
  readonly requests: number;
  /** Credits that they charged. */
  readonly credits: number;
};

/** Two counts per period, principal and operation: a call costs no more than adding to them. */
const requests = (org: string) => `usage-requests:${org}`;
const credits = (org: string) => `usage-credits:${org}`;

/** Counts a call that succeeded. */
export async function recordUsage(
  org: string,
  principalId: string,
  operation: string,
  charged: number,
  { store, clock }: World,
): Promise<void> {
  const key = `${monthOf(clock.now())}/${operation}/${principalId}`;
  await store.add(requests(org), key, 1);
  if (charged > 0) await store.add(credits(org), key, charged);
}

/** What was called within an organization, by period, operation and principal. */
export async function usageRecords(store: Store, org: string): Promise<readonly UsageRecord[]> {
  const counted = await store.scan<number>(requests(org));
  const charged = new Map((await store.scan<number>(credits(org))).map(({ key, value }) => [key, value]));
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
