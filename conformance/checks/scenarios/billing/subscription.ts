import type { JsonObject } from '../../../target/json.js';
import { textIn } from '../../../target/wire/members.js';

/** Whether a subscription holds; undefined where it does not say so in a form that can be read. */
export type Standing = 'active' | 'past' | undefined;

/** Ends may be written as dates, in whatever zone, and as the last day on which a subscription holds. */
const toleranceMs = 2 * 86_400_000;

/**
 * What a subscription says of itself. Its status decides: one that renews itself may well have an end that is over.
 * @param now milliseconds since 1970
 */
export function standingOf(subscription: JsonObject, now: number): Standing {
  const status = textIn(subscription, 'status');
  if (status !== undefined) {
    if (/^active$/i.test(status)) return 'active';
    return /^(expired|ended|past|lapsed|terminated)$/i.test(status) ? 'past' : undefined;
  }
  const end = Date.parse(textIn(subscription, 'ends_at') ?? '');
  if (end > now + toleranceMs) return 'active';
  return end < now - toleranceMs ? 'past' : undefined;
}
