import type { Forecast } from '../report/forecast.js';
import type { ResolvedOptions } from './options/run-options.js';
import type { Budget } from './sending/budget.js';

/** Holds a run to what was allowed, and beyond that to what was told of it: a forecast that is not kept is worth nothing. */
export function bound(
  { credits, lookups, attempts }: Budget,
  { maxCredits, maxAttempts }: Pick<ResolvedOptions, 'maxCredits' | 'maxAttempts'>,
  { total }: Pick<Forecast, 'total'>,
): void {
  const told = (what: string, option: string) =>
    `it takes more ${what} than a run takes as a rule, as --plan tells them; ${option} allows more`;
  credits.allow(
    maxCredits ?? total.credits,
    maxCredits === undefined
      ? told('credits', '--max-credits')
      : `it may cost more than what is left of the ${maxCredits} credits that the run may spend (--max-credits)`,
  );
  lookups.allow(maxCredits ?? total.lookups, told('lookups', '--max-credits'));
  // Which sign-ins a faulty target refuses nobody can tell beforehand: the gate of sign-ins keeps accounts safe from that.
  if (maxAttempts === undefined) return;
  // What should be accepted is sent as long as its refusal would not be one too many.
  attempts.keep(maxAttempts > 1 ? 1 : 0);
  attempts.allow(
    maxAttempts,
    `one more wrong sign-in would be more than ${maxAttempts} in all (--max-attempts)`,
  );
}
