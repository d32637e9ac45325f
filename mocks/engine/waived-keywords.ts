import type { ErrorObject } from 'ajv';
import type { QuestionId, Readings } from '../../generated/questions.js';
import { isObject } from '../state/json.js';
import type { Profile } from './profile.js';

/**
 * Readings under which requests may violate the contract, which is written for the defaults. Such requests are left to the
 * handler.
 */
const lenient: { readonly [Q in QuestionId]?: readonly Readings[Q][] } = {
  'contacts.bulk-empty': ['answered-0'],
  'contacts.view-names': ['full-count'],
  'invite.status-filter-unknown': ['empty'],
  'verify.limit': ['at-most-1000', 'unlimited'],
};

/** Returns the errors that count under a profile: omits those of assumed keywords that do not apply under it. */
export function heldAgainst(errors: readonly ErrorObject[], profile: Profile): readonly ErrorObject[] {
  const waived = errors.filter((error) => isWaived(error, profile));
  if (waived.length === 0) return errors;
  const within = ({ schemaPath, instancePath }: ErrorObject, outer: ErrorObject) =>
    instancePath.startsWith(outer.instancePath) && schemaPath.startsWith(`${outer.schemaPath}/`);
  return errors.filter((error) => !waived.some((outer) => error === outer || within(error, outer)));
}

/** Returns the open question that a keyword of the contract answers. */
export function questionOf({ keyword, parentSchema }: ErrorObject): unknown {
  const { 'x-assumed-keywords': keywords, 'x-question': question } = parentSchema ?? {};
  return isObject(keywords) ? (keywords[keyword] ?? question) : question;
}

function isWaived(error: ErrorObject, profile: Profile): boolean {
  const answers = questionOf(error);
  const id = Object.keys(lenient).find((known): known is keyof typeof lenient => known === answers);
  if (id === undefined) return false;
  const readings: readonly string[] = lenient[id] ?? [];
  return readings.includes(profile.reading(id));
}
