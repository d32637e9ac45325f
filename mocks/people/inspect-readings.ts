import type { Profile } from '../engine/profile.js';
import { isObject, type Json, type JsonObject } from '../state/json.js';
import { isList } from '../state/json-list.js';
import { confidenceValues, leastScoreOf } from './confidence.js';
import { inspectPaths } from './return-fields.js';
import { inspectSize } from './size.js';
import { isTolerated } from './tolerance.js';
import { quoted, type ValidationIssue } from './validation-issue.js';

/** At most 100 lookups per request (sections 4.1 and 8). */
export const mostLookups = 100;

const members = new Set(['matches', 'size', 'return_fields', 'confidence']);

/** Reports what the schema permits but the profile rejects, cheapest checks first. */
export function* inspectReadings(body: JsonObject, profile: Profile): Iterable<ValidationIssue> {
  const size = inspectSize(body['size'], profile);
  if (size !== undefined) yield size;
  yield* inspectOptions(body, profile);
  const { matches } = body;
  if (!isList(matches)) return;
  if (matches.length === 0 && !isTolerated(profile, 'find.matches-empty')) {
    yield {
      reason: 'matches-empty',
      field: 'matches',
      message: 'matches is [], but it must hold a lookup. Send one to 100.',
    };
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
    const message = `${path}.fields is [], but a lookup needs a criterion. Send {"field_name": "name", "search_term": "..."}.`;
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
