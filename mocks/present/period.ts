import type { Profile } from '../engine/profile.js';
import { dayOf, monthOf } from '../state/calendar.js';

/**
 * The stretch of time in which records are the same, as text. Durations count in calendar months, so records last a
 * month; counted in days, they last a day.
 * @param now milliseconds since 1970
 */
export function periodOf(profile: Profile, now: number): string {
  return profile.reading('record.duration') === 'rounded' ? dayOf(now) : monthOf(now);
}
