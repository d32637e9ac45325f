import type { ResolvedOptions } from './options/run-options.js';
import type { Budget } from './sending/budget.js';

/** Holds a run to what may be spent and may go wrong in all, whatever the target does. */
export function bound(
  { credits, lookups, attempts }: Budget,
  { maxCredits, maxAttempts }: Pick<ResolvedOptions, 'maxCredits' | 'maxAttempts'>,
): void {
  if (maxCredits !== undefined) {
    const why = `it may cost more than what is left of the ${maxCredits} credits that the run may spend (--max-credits)`;
    credits.allow(maxCredits, why);
    lookups.allow(maxCredits, why);
  }
  if (maxAttempts !== undefined) {
    // What should be accepted is sent as long as its refusal would not be one too many.
    attempts.keep(maxAttempts > 1 ? 1 : 0);
    attempts.allow(
      maxAttempts,
      `one more wrong sign-in would be more than ${maxAttempts} in all (--max-attempts)`,
    );
  }
}
