import type { ErrorObject } from 'ajv';
import type { QuestionId, Readings } from '../../generated/questions.js';
import { isObject } from '../state/json.js';
import type { Profile } from './profile.js';

/**
 * Readings under which the contract asks less of a request than it says: it is written for the defaults. What is sent
 * is then the handler's to judge.
 */
const lenient: { readonly [Q in QuestionId]?: readonly Readings[Q][] } = {
  'contacts.bulk-empty': ['answered-0'],
  'contacts.view-names': ['full-count'],
  'invite.status-filter-unknown': ['empty'],
  'verify.limit': ['at-most-1000', 'unlimited'],
};

/** The errors that count under a profile: without those of assumed keywords that do not hold there. */
export function heldAgainst(errors: readonly ErrorObject[], profile: Profile): readonly ErrorObject[] {
  const waived = errors.filter((error) => isWaived(error, profile));
  if (waived.length === 0) return errors;
  const within = ({ schemaPath, instancePath }: ErrorObject, outer: ErrorObject) =>
    instancePath.startsWith(outer.instancePath) && schemaPath.startsWith(`${outer.schemaPath}/`);
  return errors.filter((error) => !waived.some((outer) => error === outer || within(error, outer)));
}

/** The open question that a keyword of the contract answers. */
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
