import type { Readings } from '../../generated/questions.js';
import { type Refusal, refuse } from '../engine/refusal.js';
import type { Lookup } from '../matching/lookup.js';
import type { Hit } from '../matching/waterfall.js';
import type { FieldName } from '../population/population.js';

type Headers = Readonly<Record<string, string>>;

/** A lookup with one of these is for a particular person. */
const particular: readonly FieldName[] = ['name', 'linkedin', 'email_address'];
const largest = 100;

const redirections: Record<Readings['find.large-group'], (at: number) => Headers | Refusal> = {
  none: () => ({}),
  // Relative to .../{org_id}/find.
  'link-header': () => ({ Link: '<search>; rel="alternate"' }),
  'rejected-400-with-hint': (at) => {
    const why = `matches[${at}] asks for a large group: over ${largest} people match it, and it has no name, linkedin or email_address`;
    return refuse('large-group', `${why}. Use search for large groups, or add one of the three.`, {
      field: `matches[${at}]`,
    });
  },
};

/** Redirects lookups that match a large group to search (section 4.1 rule 4, question find.large-group). */
export function redirect(
  lookups: readonly Lookup[],
  hits: readonly (readonly Hit[])[],
  reading: Readings['find.large-group'],
): Headers | Refusal {
  const at = lookups.findIndex(
    ({ demands }, index) =>
      (hits[index]?.length ?? 0) > largest && !demands.some(({ field }) => particular.includes(field)),
  );
  return at < 0 ? {} : redirections[reading](at);
}
