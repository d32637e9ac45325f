import type { QuestionId, Readings } from '../../generated/questions.js';
import type { Profile } from '../engine/profile.js';
import type { RefusalReason } from '../engine/refusal.js';

/** Questions about requests that a service may refuse or tolerate; each is named after its refusal. */
type Tolerable = Extract<QuestionId, `find.${RefusalReason}`> | 'find.required';
type Named = Exclude<Tolerable, 'find.large-group' | 'find.out-of-credit'>;

/** The readings under which the request is answered anyway (section 4.1). */
const tolerates: { readonly [Q in Named]: Record<Readings[Q], boolean> } = {
  'find.required': { strict: false, lenient: true },
  'find.size-over': { 'rejected-400': false, 'rejected-422': false, clamped: true },
  'find.size-zero': { 'rejected-400': false, 'empty-people': true, 'as-default': true },
  'find.size-negative': { 'rejected-400': false, 'rejected-422': false },
  'find.size-type': { 'rejected-400': false, coerced: true },
  'find.size-null': { 'rejected-400': false, 'as-default': true },
  'find.matches-over': {
    'rejected-400': false,
    'rejected-413': false,
    'rejected-422': false,
    truncated: true,
    partial: true,
  },
  'find.matches-empty': { 'rejected-400': false, 'answered-empty': true },
  'find.matches-missing': { 'rejected-400': false, 'rejected-422': false, 'answered-empty': true },
  'find.fields-empty': { 'rejected-400': false, 'not-found': true },
  'find.field-unknown': { 'rejected-400': false, 'rejected-422': false, ignored: true, 'not-found': true },
  'find.field-duplicate': {
    'rejected-400': false,
    'any-of': true,
    'all-of': true,
    'last-wins': true,
    'first-wins': true,
  },
  'find.term-empty': { 'rejected-400': false, 'not-found': true, ignored: true },
  'find.term-type': { 'rejected-400': false, coerced: true },
  'find.confidence-unknown': { 'rejected-400': false, ignored: true },
  'find.return-fields-unknown': { 'rejected-400': false, ignored: true },
  'find.extra-member': { 'rejected-400': false, ignored: true },
};

export function isTolerated<Q extends Named>(profile: Profile, question: Q): boolean {
  return tolerates[question][profile.reading(question)];
}
