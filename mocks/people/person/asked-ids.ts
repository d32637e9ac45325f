import type { Call } from '../../engine/handler.js';
import type { Profile } from '../../engine/profile.js';
import { type Refusal, refuse } from '../../engine/refusal.js';

/** Returns the ids of a lookup to answer, at most 50K (section 8), or refuses the lookup. */
export function readIds(
  ids: readonly string[],
  profile: Profile,
  waived: Call['waived'],
): { readonly ids: readonly string[] } | Refusal {
  const most = Number(profile.reading('lookup.k'));
  if (ids.length === 0 && profile.reading('lookup.ids-empty') === 'rejected-400' && !waived('ids-empty')) {
    return refuse('ids-empty', '`ids` is []; send at least one id.', { field: 'ids' });
  }
  if (ids.length <= most) return { ids };
  if (profile.reading('lookup.over') === 'truncated') return { ids: ids.slice(0, most) };
  if (waived('ids-over')) return { ids };
  const message = `\`ids\` has ${ids.length} items; at most ${most} are allowed. Split the request.`;
  return refuse('ids-over', message, { field: 'ids' });
}
