import type { Readings } from '../../generated/questions.js';
import type { Profile } from '../engine/profile.js';
import type { RefusalReason } from '../engine/refusal.js';
import type { Json } from '../state/json.js';
import { isTolerated } from './tolerance.js';
import { quoted, type ValidationIssue } from './validation-issue.js';

/** Hits per match: maximum 5, default 5 (sections 4.1 and 8). */
export const mostPeople = 5;

const ofZero: Record<Readings['find.size-zero'], number> = {
  'rejected-400': 0,
  'empty-people': 0,
  'as-default': mostPeople,
};

/** Reports an invalid `size`, if the profile rejects it. */
export function inspectSize(size: Json | undefined, profile: Profile): ValidationIssue | undefined {
  if (size === undefined) return undefined;
  const remedy = `Send a whole number from 1 to ${mostPeople}, or leave size out for ${mostPeople}.`;
  const complain = (reason: RefusalReason, why: string) => {
    return { reason, field: 'size', message: `size is ${quoted(size)}, but ${why}. ${remedy}` };
  };
  if (size === null) {
    return isTolerated(profile, 'find.size-null') ? undefined : complain('size-null', 'it must be a number');
  }
  const number = coerces(size, profile) ? Number(size) : size;
  if (typeof number !== 'number' || !Number.isInteger(number)) {
    return complain('size-type', 'it must be a whole number');
  }
  if (number > mostPeople && !isTolerated(profile, 'find.size-over')) {
    return complain('size-over', `the most hits per match is ${mostPeople}`);
  }
  if (number === 0 && !isTolerated(profile, 'find.size-zero'))
    return complain('size-zero', 'it must be at least 1');
  if (number < 0 && !isTolerated(profile, 'find.size-negative')) {
    return complain('size-negative', 'it must be at least 1');
  }
  return undefined;
}

/**
 * Returns the maximum number of people per lookup. A size over the maximum is used as it is only if a mutant waives the maximum.
 */
export function sizeOf(size: Json | undefined, profile: Profile, overWaived: () => boolean): number {
  const number = typeof size === 'string' && size.trim() !== '' ? Number(size) : size;
  if (typeof number !== 'number' || Number.isNaN(number)) return mostPeople;
  if (number === 0) return ofZero[profile.reading('find.size-zero')];
  if (number > mostPeople && !overWaived()) return mostPeople;
  return Math.max(0, Math.floor(number));
}

function coerces(size: Json, profile: Profile): boolean {
  return typeof size === 'string' && /^\d+$/.test(size) && isTolerated(profile, 'find.size-type');
}
