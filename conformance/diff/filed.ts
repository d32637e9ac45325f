import { type QuestionId, questionIds, questions } from '../../generated/questions.js';
import { type RuleId, rules } from '../../generated/rules.js';
import { performances } from '../checks/registry/registry.js';
import type { CredentialKind, Exchange, OrgKind } from '../target/exchange.js';
import type { Facet, Side } from './difference.js';

/** What the judges say of one pair. */
export interface Seen {
  /** Rules that only one side broke with this exchange. */
  readonly broken: readonly { readonly rule: RuleId; readonly by: Side }[];
  /** Rules that apply to this exchange. */
  readonly spoke: readonly RuleId[];
}

/** The question that the refusal of a call answers, by what is wrong with its credential. */
const byCredential: Partial<Record<CredentialKind, QuestionId>> = {
  none: 'errors.no-credential',
  garbage: 'errors.bad-credential',
  tampered: 'errors.bad-credential',
  empty: 'errors.bad-credential',
  'wrong-scheme': 'errors.bad-credential',
  unsigned: 'errors.bad-credential',
  expired: 'errors.bad-credential',
  'other-header': 'auth.other-places',
};
const byOrg: Partial<Record<OrgKind, QuestionId>> = {
  other: 'errors.no-role',
  unknown: 'errors.unknown-org',
};
const byStatuses: Readonly<Record<string, QuestionId>> = {
  '400 422': 'errors.request-invalid',
  '403 404': 'errors.not-found',
  '404 405': 'errors.wrong-method',
};

/**
 * Returns the open question that a difference answers, if any.
 * @param exchange of either side: the request, and the scenario that it was sent for
 */
export function questionOf(
  facet: Facet,
  exchange: Exchange,
  { broken, spoke }: Seen,
): QuestionId | undefined {
  if (facet.kind === 'error form' || (facet.kind === 'media type' && exchange.response.status > 299)) {
    return 'errors.body';
  }
  if (facet.kind === 'media type') return 'transport.content-type';
  if (facet.at === 'retry-after') return 'errors.rate-limit';
  if (facet.at === 'www-authenticate') return 'errors.no-credential';
  if (facet.at === 'set-cookie') return 'session.cookie';
  if (facet.kind !== 'status') return only(questionsOf(broken.map(({ rule }) => rule)));
  const meant = performances.find(({ id }) => id === exchange.investigation)?.rules ?? [];
  const isCall = exchange.operation !== 'createSession';
  return (
    first(questionsOf(broken.map(({ rule }) => rule))) ??
    (isCall ? (byCredential[exchange.credential] ?? byOrg[exchange.org]) : undefined) ??
    first(questionsOf(spoke.filter((rule) => meant.includes(rule)))) ??
    only(questionsOf(spoke)) ??
    first(questionsOf(meant)) ??
    first(meant.flatMap(namedLike)) ??
    byStatuses[[facet.a, facet.b].toSorted().join(' ')]
  );
}

const first = <T>(list: readonly T[]): T | undefined => list[0];
const only = <T>(list: readonly T[]): T | undefined => (list.length === 1 ? list[0] : undefined);

/** The questions that the given assumed rules answer. */
export function questionsOf(given: readonly RuleId[]): readonly QuestionId[] {
  return [...new Set(given.flatMap((rule) => rules[rule].question ?? []))].filter(isQuestion);
}

function isQuestion(id: string): id is QuestionId {
  return Object.hasOwn(questions, id);
}

/** The questions with an id that the rule's begins with: find.size-over-5 is about the question find.size-over. */
function namedLike(rule: RuleId): readonly QuestionId[] {
  return questionIds.filter((id) => rule === id || rule.startsWith(`${id}-`));
}
