/** What an organization has subscribed to, as it is stored. */
export type SubscriptionRecord = {
  readonly id: string;
  readonly product: string;
  /** Milliseconds since 1970. */
  readonly startsAtMs: number;
  /** The first moment at which it no longer holds; null where it goes on until it is ended. */
  readonly endsAtMs: number | null;
  /** Credits per billing period; null where there is no limit. */
  readonly creditsPerPeriod: number | null;
};

export type SubscriptionStatus = 'upcoming' | 'active' | 'expired';

/**
 * What a subscription is at a moment: nobody ends it, time does.
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
