import type { ErrorObject } from 'ajv';
import { FindRequest } from '../../generated/find-request.js';
import type { QuestionId } from '../../generated/questions.js';
import type { Profile } from '../engine/handler.js';
import type { RefusalReason } from '../engine/refusal.js';
import { fieldOf } from '../engine/violation.js';
import { nearestFieldName } from '../matching/waterfall.js';
import { isList, isObject, type Json, type JsonObject } from '../state/json.js';
import { confidenceValues, inspectSize, leastScoreOf } from './read-find.js';
import { inspectPaths } from './return-fields.js';

/** A part of a request that the profile rejects; a mutant may still waive it. */
export interface ValidationIssue {
  readonly reason: RefusalReason;
  readonly message: string;
  /** The member at fault, such as `matches[3].fields[0].field_name`; undefined for the whole body. */
  readonly field?: string;
}

export function quoted(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length <= 80 ? text : `${text.slice(0, 80)}…`;
}

/** Questions about requests that a service may refuse or tolerate; each is named after its refusal. */
type Tolerable = Extract<QuestionId, `find.${RefusalReason}`> | 'find.required';

/** Whether a request is answered anyway (section 4.1): readings that refuse say so in their names. */
export function isTolerated(profile: Profile, question: Tolerable): boolean {
  return !/^(rejected|strict)/.test(profile.reading(question));
}

const example = '{"field_name": "name", "search_term": "..."}';

type Mapped = readonly [reason: RefusalReason, why: string, remedy: string];

/** Reports what a profile refuses in the body of a find. */
export function* issuesIn(body: Json, profile: Profile): Iterable<ValidationIssue> {
  const matches = isObject(body) ? body['matches'] : undefined;
  let judged = body;
  if (isObject(body) && isList(matches) && matches.length > mostLookups) {
    if (!isTolerated(profile, 'find.matches-over')) {
      const message = `matches has ${matches.length} items, but the most is ${mostLookups}. Split the request.`;
      yield { reason: 'matches-over', field: 'matches', message };
    } else {
      // Errors in lookups that are not answered do not matter.
      judged = { ...body, matches: matches.slice(0, mostLookups) };
    }
  }
  yield* inspectSchema(judged, profile);
  if (isObject(judged)) yield* inspectReadings(judged, profile);
}

/** Reports the schema errors of a body that the profile does not tolerate. `size` is checked elsewhere. */
function* inspectSchema(body: Json, profile: Profile): Iterable<ValidationIssue> {
  if (FindRequest(body)) return;
  for (const error of FindRequest.errors ?? []) {
    const field = fieldOf(error);
    const mapped = map(error, profile);
    if (mapped === undefined) continue;
    const [reason, why, remedy] = mapped;
    const subject =
      error.keyword === 'required' ? field : `${field || 'The body'} is ${quoted(error.data)}, but it`;
    yield { reason, message: `${subject} ${why}. ${remedy}`, ...(field !== '' && { field }) };
  }
}

function map({ instancePath, keyword, data }: ErrorObject, profile: Profile): Mapped | undefined {
  const place = instancePath.replace(/\/\d+/g, '/*');
  switch (place) {
    case '':
      if (keyword === 'type') return ['find-malformed', 'must be an object', 'Send {"matches": [...]}.'];
      return matchesMissing(profile);
    case '/matches':
      if (data === null) return matchesMissing(profile);
      if (keyword === 'maxItems') return undefined;
      return ['matches-type', 'must be an array of lookups', 'Send [{"fields": [...]}].'];
    case '/matches/*':
      if (keyword === 'required') return missing(profile, 'Send the criteria of this lookup as an array.');
      return ['find-malformed', 'must be a lookup', 'Send {"fields": [...]}.'];
    case '/matches/*/fields':
      return ['fields-type', 'must be an array of criteria', `Send [${example}].`];
    case '/matches/*/fields/*':
      if (keyword === 'required') return missing(profile, 'A criterion is a field_name and a search_term.');
      return ['find-malformed', 'must be a criterion', `Send ${example}.`];
    case '/matches/*/fields/*/field_name': {
      if (isTolerated(profile, 'find.field-unknown')) return undefined;
      const near = `The nearest is "${nearestFieldName(String(data))}".`;
      return ['field-unknown', 'must be one of the nine field names', near];
    }
    case '/matches/*/fields/*/search_term':
      if (isTolerated(profile, 'find.term-type') && isScalar(data)) return undefined;
      return ['term-type', 'must be a string', 'Send the term in quotes.'];
    case '/size':
      return undefined;
    case '/return_fields':
    case '/return_fields/*': {
      const why = `must be ${place.endsWith('*') ? 'a string' : 'an array of strings'}`;
      return ['return-fields-type', why, 'Send ["name"], or leave return_fields out for all fields.'];
    }
    case '/confidence':
      // The valid values depend on the reading.
      if (keyword === 'enum') return undefined;
      return ['confidence-type', 'must be a string', 'Send a string, or leave confidence out.'];
    default:
      return ['find-malformed', 'does not fit the contract', 'See the request body of find.'];
  }
}

function matchesMissing(profile: Profile): Mapped | undefined {
  if (isTolerated(profile, 'find.matches-missing')) return undefined;
  return ['matches-missing', 'must be given', 'Send {"matches": [{"fields": [...]}]}, at most 100 lookups.'];
}

function missing(profile: Profile, remedy: string): Mapped | undefined {
  return isTolerated(profile, 'find.required') ? undefined : ['find-malformed', 'is missing', remedy];
}

function isScalar(value: unknown): boolean {
  return typeof value === 'number' || typeof value === 'boolean';
}

/** At most 100 lookups per request (sections 4.1 and 8). */
export const mostLookups = 100;

const members = new Set(['matches', 'size', 'return_fields', 'confidence']);

/** Reports what the schema permits but the profile rejects, cheapest checks first. */
function* inspectReadings(body: JsonObject, profile: Profile): Iterable<ValidationIssue> {
  const size = inspectSize(body['size'], profile);
  if (size !== undefined) yield size;
  yield* inspectOptions(body, profile);
  const { matches } = body;
  if (!isList(matches)) return;
  if (matches.length === 0 && !isTolerated(profile, 'find.matches-empty')) {
    const message = 'matches is [], but it must hold a lookup. Send one to 100.';
    yield { reason: 'matches-empty', field: 'matches', message };
  }
  for (const [at, lookup] of matches.entries()) {
    if (isObject(lookup)) yield* inspectLookup(lookup, `matches[${at}]`, profile);
  }
}

function* inspectOptions(body: JsonObject, profile: Profile): Iterable<ValidationIssue> {
  const { confidence, return_fields: paths } = body;
  const reading = profile.reading('find.confidence');
  if (typeof confidence === 'string' && leastScoreOf(reading, confidence) === undefined) {
    const message = `confidence is ${quoted(confidence)}, but it must be ${confidenceValues[reading]}. Leave it out for no filter.`;
    if (!isTolerated(profile, 'find.confidence-unknown')) {
      yield { reason: 'confidence-unknown', field: 'confidence', message };
    }
  }
  if (isList(paths) && !isTolerated(profile, 'find.return-fields-unknown')) {
    yield* inspectPaths(paths, 'return_fields');
  }
  if (isTolerated(profile, 'find.extra-member')) return;
  for (const name of Object.keys(body)) {
    if (members.has(name)) continue;
    const message = `The body has an unknown member ${quoted(name)}. Leave it out; the members are ${[...members].join(', ')}.`;
    yield { reason: 'extra-member', field: name, message };
  }
}

function* inspectLookup({ fields }: JsonObject, path: string, profile: Profile): Iterable<ValidationIssue> {
  if (!isList(fields)) return;
  if (fields.length === 0 && !isTolerated(profile, 'find.fields-empty')) {
    const message = `${path}.fields is [], but a lookup needs a criterion. Send ${example}.`;
    yield { reason: 'fields-empty', field: `${path}.fields`, message };
  }
  const named = new Set<Json>();
  for (const [at, criterion] of fields.entries()) {
    if (!isObject(criterion)) continue;
    const { field_name: name, search_term: term } = criterion;
    const place = `${path}.fields[${at}]`;
    if (typeof term === 'string' && term.trim() === '' && !isTolerated(profile, 'find.term-empty')) {
      const message = `${place}.search_term is ${quoted(term)}, but it must not be blank. Send a value, or leave the criterion out.`;
      yield { reason: 'term-empty', field: `${place}.search_term`, message };
    }
    if (name === undefined) continue;
    if (named.has(name) && !isTolerated(profile, 'find.field-duplicate')) {
      const message = `${place}.field_name is ${quoted(name)} a second time, but a lookup may name a field once. Send one term per field.`;
      yield { reason: 'field-duplicate', field: `${place}.field_name`, message };
    }
    named.add(name);
  }
}
