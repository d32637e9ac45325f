import type { Profile } from '../../engine/profile.js';
import { quote } from '../../engine/quote.js';
import { type Refusal, refuse } from '../../engine/refusal.js';
import type { Ledger } from '../stored/ledger.js';

/** Returns the refusal for a ledger that tracks nothing; undefined if the profile has none (question tracked.none). */
export function nothingTrackedBy({ id }: Ledger, profile: Profile): Refusal | undefined {
  if (profile.reading('tracked.none') === 'empty-200') return undefined;
  const message = `Ledger ${quote(id)} tracks no fields: \`updateTrackedFields\` sets some.`;
  return refuse('nothing-tracked', message);
}
