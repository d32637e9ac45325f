import { dayOf, type Month, midnightOf, presentDay } from '../dates.js';
import type { Person } from '../population.js';
import type { Random } from '../random.js';
import type { Stay } from './timeline.js';

/** Records start in 2015. */
const firstDay = Date.UTC(2015, 0, 1) / 86_400_000;

type ChangeDates = Pick<
  Person,
  'created_at' | 'info_change_detected_at' | 'title_change_detected_at' | 'company_change_detected_at'
>;

/**
 * Draws when a person was added and when changes were detected (section 2.1). A change is detected up to two months after it
 * happened and never before the person was added; without a change there is no date. Other changes count as information, so
 * `info_change_detected_at` is the latest of all.
 */
export function drawChangeDates(random: Random, stays: readonly Stay[]): ChangeDates {
  const created = random.between(firstDay, presentDay - 1);
  const noticed = (month: Month | undefined): number | undefined => {
    if (month === undefined) return undefined;
    const day = dayOf(month) + random.below(60);
    return day <= created ? undefined : Math.min(day, presentDay);
  };
  const [newest] = stays;
  const joined = stays.findLast(({ spell }) => spell === 0)?.start;
  const title = stays.length > 1 ? noticed(newest?.end ?? newest?.start) : undefined;
  const company = stays.some(({ spell }) => spell > 0) ? noticed(newest?.end ?? joined) : undefined;
  const latest = Math.max(created, title ?? 0, company ?? 0);
  const dates: ChangeDates = {
    created_at: midnightOf(created),
    info_change_detected_at: midnightOf(random.between(latest, presentDay)),
  };
  if (title !== undefined) dates.title_change_detected_at = midnightOf(title);
  if (company !== undefined) dates.company_change_detected_at = midnightOf(company);
  return dates;
}
