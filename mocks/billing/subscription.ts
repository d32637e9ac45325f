/** A subscription of an organization, as it is stored. */
export type SubscriptionRecord = {
  readonly id: string;
  readonly product: string;
  /** Milliseconds since 1970. */
  readonly startsAtMs: number;
  /** The first moment at which it is no longer active; null if it has no end. */
  readonly endsAtMs: number | null;
  /** Credits per billing period; null if there is no limit. */
  readonly creditsPerPeriod: number | null;
};

export type SubscriptionStatus = 'upcoming' | 'active' | 'expired';

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
