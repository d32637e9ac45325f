import type { Readings } from '../../generated/questions.js';
import type { AnyCall, Profile } from '../engine/handler.js';
import { deny, type RefusalReason } from '../engine/refusal.js';
import { byWeight, type Demand, isFieldName, type Lookup, nearestFieldName } from '../matching/waterfall.js';
import type { FieldName } from '../population/population.js';
import { isList, isObject, type Json, type JsonObject } from '../state/json.js';
import { plainName } from '../views/forms.js';
import { issuesIn, isTolerated, mostLookups, quoted, type ValidationIssue } from './inspect-find.js';
import { type Selection, selectionOf } from './return-fields.js';

/** A parsed find request (section 4.1). */
export interface FindQuery {
  readonly lookups: readonly Lookup[];
  readonly size: number;
  readonly leastScore: number;
  readonly selection: Selection | undefined;
}

export function readFind({ body, waived }: Pick<AnyCall, 'body' | 'waived'>, profile: Profile): FindQuery {
  for (const { reason, message, field } of issuesIn(body, profile)) {
    if (!waived(reason)) deny(reason, message, field === undefined ? {} : { field });
  }
  const request: JsonObject = isObject(body) ? body : {};
  const lookups = lookupsOf(request['matches']).map((lookup) => readLookup(lookup, profile, waived));
  return {
    lookups: limited(lookups, profile, () => waived('matches-over')),
    size: sizeOf(request['size'], profile, () => waived('size-over')),
    leastScore: leastScore(request['confidence'], profile),
    selection: selectionOf(
      pathsOf(request['return_fields']),
      profile.reading('find.return-fields'),
      profile.reading('find.return-fields-empty'),
    ),
  };
}

/** If a mutant waives the type check, an object in place of the array counts as one lookup. */
function lookupsOf(matches: Json | undefined): readonly Json[] {
  if (isList(matches)) return matches;
  if (isObject(matches)) {
    const lookups = Object.values(matches).filter((value) => isObject(value) && 'fields' in value);
    if (matches['fields'] !== undefined) return [matches];
    return lookups.length > 0 ? lookups.map(orNull) : [{ fields: Object.values(matches).map(orNull) }];
  }
  return matches === undefined || matches === null ? [] : [{ fields: [] }];
}

function limited(lookups: readonly Lookup[], profile: Profile, waived: () => boolean): readonly Lookup[] {
  if (lookups.length <= mostLookups) return lookups;
  const reading = profile.reading('find.matches-over');
  if (waived() || !isTolerated(profile, 'find.matches-over')) return lookups;
  const kept = lookups.slice(0, mostLookups);
  return reading === 'partial' ? [...kept, ...lookups.slice(mostLookups).map(() => nobody)] : kept;
}

function leastScore(confidence: Json | undefined, profile: Profile): number {
  if (typeof confidence !== 'string') return 0;
  return leastScoreOf(profile.reading('find.confidence'), confidence) ?? 0;
}

export function pathsOf(paths: Json | undefined): readonly string[] | undefined {
  if (typeof paths === 'string') return [paths];
  return isList(paths) ? paths.filter((path) => typeof path === 'string') : undefined;
}

function orNull(value: Json | undefined): Json {
  return value ?? null;
}

/** A criterion, or the effect of an invalid one: it is ignored, or its lookup finds no one. */
type ReadCriterion = { readonly field: FieldName; readonly term: string } | 'ignored' | 'not-found';

const nobody: Lookup = { demands: [] };

/** Which terms of a field that is named several times count, and whether all of them must fit. */
type Counting = readonly [from: number, to?: number | undefined, every?: boolean];

/** By default, each of them counts. */
const duplicates: { readonly [Each in Readings['find.field-duplicate']]?: Counting } = {
  'all-of': [0, undefined, true],
  'last-wins': [-1],
  'first-wins': [0, 1],
};

/** Parses a lookup that is tolerated. Errors that a mutant waived are read as if they were none. */
function readLookup(lookup: Json, profile: Profile, waived: (reason: RefusalReason) => boolean): Lookup {
  const fields = isObject(lookup) ? lookup['fields'] : undefined;
  const criteria: readonly Json[] = isList(fields) ? fields : isObject(fields) ? [fields] : [];
  const terms = new Map<FieldName, string[]>();
  for (const criterion of criteria) {
    const read = readCriterion(criterion, profile, waived);
    if (read === 'not-found') return nobody;
    if (read === 'ignored') continue;
    const known = terms.get(read.field);
    if (known === undefined) terms.set(read.field, [read.term]);
    else known.push(read.term);
  }
  const [from, to, every = false] = duplicates[profile.reading('find.field-duplicate')] ?? [0];
  const demands = [...terms].map(([field, all]) => demand(field, all.slice(from, to), every));
  return { demands: demands.sort(byWeight) };
}

function readCriterion(
  criterion: Json,
  profile: Profile,
  waived: (reason: RefusalReason) => boolean,
): ReadCriterion {
  if (!isObject(criterion)) return 'ignored';
  const { field_name: name, search_term: value } = criterion;
  if (name === undefined || value === undefined) return 'ignored';
  const field = isFieldName(name) ? name : unknownField(name, profile, waived);
  if (field === 'ignored' || field === 'not-found') return field;
  const term = (typeof value === 'string' ? value : JSON.stringify(value)).normalize('NFC').trim();
  // Refused before, unless a mutant waives that.
  if (term === '') return profile.reading('find.term-empty') === 'not-found' ? 'not-found' : 'ignored';
  return { field, term: field === 'name' ? plainName(profile, term) : term };
}

/** If a mutant waives the refusal, the most similar known name is used. */
function unknownField(name: Json, profile: Profile, waived: (reason: RefusalReason) => boolean) {
  if (isTolerated(profile, 'find.field-unknown')) {
    return profile.reading('find.field-unknown') === 'not-found' ? 'not-found' : 'ignored';
  }
  return waived('field-unknown') ? nearestFieldName(String(name)) : 'ignored';
}

function demand(field: FieldName, terms: readonly string[], every: boolean): Demand {
  return { field, terms: terms.length === 1 ? terms : [...new Set(terms)].sort(), every };
}

/** Hits per match: maximum 5, default 5 (sections 4.1 and 8). */
export const mostPeople = 5;

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
  if (number === 0 && !isTolerated(profile, 'find.size-zero')) {
    return complain('size-zero', 'it must be at least 1');
  }
  if (number < 0 && !isTolerated(profile, 'find.size-negative')) {
    return complain('size-negative', 'it must be at least 1');
  }
  return undefined;
}

/** Returns the maximum number of people per lookup, which only a mutant lets exceed the limit. */
function sizeOf(size: Json | undefined, profile: Profile, overWaived: () => boolean): number {
  const number = typeof size === 'string' && size.trim() !== '' ? Number(size) : size;
  if (typeof number !== 'number' || Number.isNaN(number)) return mostPeople;
  if (number === 0) return profile.reading('find.size-zero') === 'as-default' ? mostPeople : 0;
  if (number > mostPeople && !overWaived()) return mostPeople;
  return Math.max(0, Math.floor(number));
}

function coerces(size: Json, profile: Profile): boolean {
  return typeof size === 'string' && /^\d+$/.test(size) && isTolerated(profile, 'find.size-type');
}

type ConfidenceReading = Readings['find.confidence'];

const levels: Readonly<Record<string, number>> = { low: 0, medium: 0.5, high: 0.8 };
const tenths = /^([1-9]|10)$/;

const leastScores: Record<ConfidenceReading, (value: string) => number | undefined> = {
  levels: (value) => (Object.hasOwn(levels, value) ? levels[value] : undefined),
  'numeric-string': (value) => (tenths.test(value) ? Number(value) / 10 : undefined),
  ignored: () => 0,
};

export const confidenceValues: Record<ConfidenceReading, string> = {
  levels: 'low, medium or high',
  'numeric-string': 'a whole number from "1" to "10", as a string',
  ignored: 'any string',
};

/** Returns the minimum score for a value, from 0 to 1; undefined if the value is unknown. */
export function leastScoreOf(reading: ConfidenceReading, value: string): number | undefined {
  return leastScores[reading](value);
}
