import { type QuestionId, questionIds, questions } from '../../generated/questions.js';
import { type RuleId, rules } from '../../generated/rules.js';
import { performances } from '../checks/registry/registry.js';
import type { CredentialKind, Exchange, OrgKind } from '../target/exchange.js';
import type { Facet, Side } from './difference.js';

/** What one pair shows to the judges. */
export interface Seen {
  /** Rules that one side alone broke with this exchange. */
  readonly broken: readonly { readonly rule: RuleId; readonly by: Side }[];
  readonly spoke: readonly RuleId[];
}

/** What is wrong with a call decides which question its refusal answers. */
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

/** @param exchange of either side: what was asked, and what for */
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

/** The questions to which assumed rules are our answers. */
export function questionsOf(given: readonly RuleId[]): readonly QuestionId[] {
  return [...new Set(given.flatMap((rule) => rules[rule].question ?? []))].filter(isQuestion);
}

function isQuestion(id: string): id is QuestionId {
  return Object.hasOwn(questions, id);
}

/** A rule such as find.size-over-5 is about what find.size-over asks. */
function namedLike(rule: RuleId): readonly QuestionId[] {
  return questionIds.filter((id) => rule === id || rule.startsWith(`${id}-`));
}
