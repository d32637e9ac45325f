import { fieldNames } from '../../../generated/field-names.js';
import type { RuleId } from '../../../generated/rules.js';
import { type Finding, type FindJudge, nothing } from '../../scene/finding.js';
import { isArray, isObject, type Json } from '../../target/json.js';
import type { FindView } from '../../view/find-view.js';
import { refusedOr } from './assumed-sizes.js';
import {
  bodyOf,
  isAnswered,
  isDecided,
  isOrdinaryCall,
  isOtherwiseValid,
  rawCriteria,
  someLookups,
} from './request.js';

const names: ReadonlySet<Json | undefined> = new Set(fieldNames);
const foldedNames = new Set<string>(fieldNames);
const requestMembers = ['matches', 'size', 'return_fields', 'confidence'];
const longTerm = 1000;

/** A decided answer to an ordinary call whose body shows what the rule is about. */
function ofBody(isAbout: (sight: FindView) => boolean, judge: (sight: FindView) => Finding): FindJudge {
  return (sight) =>
    isOrdinaryCall(sight.exchange) && isDecided(sight.exchange) && isAbout(sight) ? judge(sight) : nothing;
}

/** Everything but the lookups is valid. */
function isValidBeside(sight: FindView): boolean {
  return isOtherwiseValid(sight.exchange, { matches: someLookups });
}

const answeredOrRefused = (sight: FindView) => refusedOr(sight, sight.answered, '200 or a 4xx');
const refused = (sight: FindView) => refusedOr(sight, false, 'a 4xx');

/** The lookups without criteria. */
function emptyLookups(sight: FindView): number[] {
  const matches = bodyOf(sight.exchange)?.['matches'];
  if (!isArray(matches)) return [];
  return matches.flatMap((match, index) => {
    const fields = isObject(match) ? match['fields'] : undefined;
    return isArray(fields) && fields.length === 0 ? [index] : [];
  });
}

/** The lookups all of whose names are among the nine only when letter case is left aside. */
function miscasedLookups(sight: FindView): number[] {
  const criteria = rawCriteria(sight.exchange);
  const isMiscased = (name: Json | undefined) =>
    typeof name === 'string' && !names.has(name) && foldedNames.has(name.toLowerCase());
  return [...new Set(criteria.map(({ lookup }) => lookup))].filter((lookup) =>
    criteria.filter((one) => one.lookup === lookup).every(({ value }) => isMiscased(value['field_name'])),
  );
}

const notFound = (sight: FindView, lookups: readonly number[]) =>
  sight.answered && lookups.every((index) => !isAnswered(sight, index));

/** Assumed answers to bodies that the document says nothing about (section 4.1). */
export const assumedBodyJudges = {
  'find.missing-matches': ofBody(
    (sight) => (bodyOf(sight.exchange)?.['matches'] ?? null) === null && isValidBeside(sight),
    refused,
  ),
  'find.empty-fields': ofBody(
    (sight) => emptyLookups(sight).length > 0 && isValidBeside(sight),
    (sight) => refusedOr(sight, notFound(sight, emptyLookups(sight)), 'found false in its place, or a 4xx'),
  ),
  'find.field-unknown': ofBody(
    (sight) =>
      rawCriteria(sight.exchange).some(({ value }) => isUnknown(value['field_name'])) && isValidBeside(sight),
    answeredOrRefused,
  ),
  'find.field-case': ofBody(
    (sight) => miscasedLookups(sight).length > 0 && isValidBeside(sight),
    (sight) => refusedOr(sight, notFound(sight, miscasedLookups(sight)), 'nobody found, or a 4xx'),
  ),
  'find.term-type': ofBody(
    (sight) =>
      rawCriteria(sight.exchange).some(({ value: { search_term: term } }) => isWrongTerm(term)) &&
      isValidBeside(sight),
    refused,
  ),
  'find.confidence-type': ofBody(
    ({ exchange }) =>
      (bodyOf(exchange)?.['confidence'] ?? null) !== null &&
      isOtherwiseValid(exchange, { confidence: undefined }),
    (sight) =>
      (typeof bodyOf(sight.exchange)?.['confidence'] === 'string' ? answeredOrRefused : refused)(sight),
  ),
  'find.long-terms': ofBody(
    ({ valid, lookups }) =>
      valid && lookups.some(({ fields }) => fields.some((field) => field.search_term.length > longTerm)),
    answeredOrRefused,
  ),
  'find.extra-member': ofBody(({ exchange }) => {
    const extra = Object.keys(bodyOf(exchange) ?? {}).filter((name) => !requestMembers.includes(name));
    return (
      extra.length > 0 &&
      isOtherwiseValid(exchange, Object.fromEntries(extra.map((name) => [name, undefined])))
    );
  }, answeredOrRefused),
} satisfies Partial<Record<RuleId, FindJudge>>;

function isUnknown(name: Json | undefined): boolean {
  return typeof name === 'string' && !foldedNames.has(name.toLowerCase());
}

function isWrongTerm(term: Json | undefined): boolean {
  return term !== undefined && term !== null && typeof term !== 'string';
}
