import type { UsageRecord } from '../engine/usage.js';

export type Grouping = 'org' | 'principal';

/** The usage of one operation in one billing period, and of one principal if it is grouped by principal. */
export interface UsageGroup {
  readonly period: string;
  readonly principal: string | undefined;
  readonly operation: string;
  readonly requests: number;
  readonly credits: number;
}

/**
 * Groups the usage of the current billing period, and with history that of earlier ones: one group per period and operation, or
 * per period, principal and operation. The latest period comes first, then names in order.
 */
export function groupUsage(
  records: readonly UsageRecord[],
  current: string,
  { by, history }: { readonly by: Grouping; readonly history: boolean },
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

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
