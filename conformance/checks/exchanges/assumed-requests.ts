import { fieldNames } from '../../../generated/field-names.js';
import { type Finding, type FindJudge, nothing } from '../../scene/finding.js';
import { isArray, isObject, type Json, type JsonObject } from '../../target/json.js';
import type { FindView, Lookup } from '../../view/find-view.js';
import { type FindJudges, onStatus } from './judge.js';
import { beyond, isDecided, isOrdinaryCall, peopleMax, someLookups, where, whereFields } from './request.js';

const longTerm = 1000;
const names: ReadonlySet<Json | undefined> = new Set(fieldNames);
const foldedNames = new Set<string>(fieldNames);
const requestMembers = ['matches', 'size', 'return_fields', 'confidence'];

/** Judges that the answer is a 4xx, unless `other` holds. */
function refusedOr({ exchange }: FindView, other: boolean, expected: string): Finding {
  const { status } = exchange.response;
  return onStatus(exchange, (status >= 400 && status <= 499) || other, expected);
}

const refused = (view: FindView) => refusedOr(view, false, 'a 4xx');
const answeredOrRefused = (view: FindView) => refusedOr(view, view.answered, '200 or a 4xx');
const refusedOrNobody = (expected: string) => (view: FindView, lookups: readonly number[]) =>
  refusedOr(view, view.answered && lookups.every((index) => !view.elements[index]?.people.length), expected);

const longest = ({ elements }: FindView): number =>
  Math.max(0, ...elements.map(({ people }) => people.length));

const ofSize = (isAbout: (size: Json) => boolean, judge: (view: FindView, size: Json) => Finding) =>
  where(({ size }) => (size !== undefined && isAbout(size) ? size : undefined), { size: undefined }, judge);

/** Judges ordinary calls only. */
const ordinary =
  (judge: FindJudge): FindJudge =>
  (view) =>
    isOrdinaryCall(view.exchange) ? judge(view) : nothing;

/** Tests the criteria of a lookup: the objects in its `fields`. */
const criteria = (isWrong: (criteria: readonly JsonObject[]) => boolean) => (fields: Json) =>
  isArray(fields) && isWrong(fields.filter(isObject));

const isUnknown = ({ field_name: name }: JsonObject): boolean =>
  typeof name === 'string' && !foldedNames.has(name.toLowerCase());

/** Whether the name is one of the nine only if letter case is ignored. */
const isMiscased = ({ field_name: name }: JsonObject): boolean =>
  typeof name === 'string' && !names.has(name) && foldedNames.has(name.toLowerCase());

const isLong = ({ fields }: Lookup): boolean =>
  fields.some(({ search_term: term }) => term.length > longTerm);

const isWrongTerm = ({ search_term: term }: JsonObject): boolean =>
  term !== undefined && term !== null && typeof term !== 'string';

/** Judges of answers that are assumed: to numbers outside the limits, and to bodies that the document leaves open (4.1 and 8). */
export const assumedRequestJudges = {
  'find.size-over-rejected': ofSize((size) => Number.isInteger(size) && Number(size) > peopleMax, refused),
  'find.size-zero': ofSize(
    (size) => size === 0,
    (view) => refusedOr(view, view.answered && longest(view) === 0, 'a 4xx, or empty lists'),
  ),
  'find.size-negative': ofSize((size) => typeof size === 'number' && size < 0, refused),
  'find.size-nonint': ofSize(
    (size) => size !== null && !Number.isInteger(size),
    (view, size) => {
      const digits = typeof size === 'string' && /^\d+$/.test(size);
      const asNumber = digits && view.answered && longest(view) <= Number(size);
      return refusedOr(view, asNumber, digits ? `a 4xx, or at most ${size} people` : 'a 4xx');
    },
  ),
  'find.over-hundred-4xx': beyond(refused),
  'find.missing-matches': ordinary(
    where(({ matches }) => (matches ?? null) === null || undefined, { matches: someLookups }, refused),
  ),
  'find.empty-fields': ordinary(
    whereFields(
      (fields) => isArray(fields) && fields.length === 0,
      refusedOrNobody('found false in its place, or a 4xx'),
    ),
  ),
  'find.field-unknown': ordinary(
    whereFields(
      criteria((all) => all.some(isUnknown)),
      answeredOrRefused,
    ),
  ),
  'find.field-case': ordinary(
    whereFields(
      criteria((all) => all.length > 0 && all.every(isMiscased)),
      refusedOrNobody('nobody found, or a 4xx'),
    ),
  ),
  'find.term-type': ordinary(
    whereFields(
      criteria((all) => all.some(isWrongTerm)),
      refused,
    ),
  ),
  'find.confidence-type': ordinary(
    where(
      ({ confidence }) => confidence ?? undefined,
      { confidence: undefined },
      (view, value) => (typeof value === 'string' ? answeredOrRefused : refused)(view),
    ),
  ),
  'find.long-terms': ordinary((view) =>
    view.valid && isDecided(view.exchange) && view.lookups.some(isLong) ? answeredOrRefused(view) : nothing,
  ),
  'find.extra-member': ordinary(
    where(
      (body) => {
        const extra = Object.keys(body).filter((name) => !requestMembers.includes(name));
        return extra.length > 0 ? extra : undefined;
      },
      (_, extra) => Object.fromEntries(extra.map((name) => [name, undefined])),
      answeredOrRefused,
    ),
  ),
} satisfies FindJudges;
