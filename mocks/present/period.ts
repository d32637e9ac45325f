import type { Profile } from '../engine/profile.js';
import { dayOf, monthOf } from '../state/calendar.js';

/**
 * Returns the period in which records do not change, as text. Durations are counted in calendar months, so that records last a
 * month; if they are counted in days, a day.
 * @param now milliseconds since 1970
 */
export function periodOf(profile: Profile, now: number): string {
  return profile.reading('record.duration') === 'rounded' ? dayOf(now) : monthOf(now);
}
