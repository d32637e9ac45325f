import type { Readings } from '../../generated/questions.js';
import type { Profile } from '../engine/profile.js';
import type { RefusalReason } from '../engine/refusal.js';
import { byWeight, isFieldName, nearestFieldName } from '../matching/field-names.js';
import type { Demand, Lookup } from '../matching/lookup.js';
import type { FieldName } from '../population/population.js';
import { plainName } from '../present/name-parts.js';
import { isObject, type Json } from '../state/json.js';
import { isList } from '../state/json-list.js';

/** A criterion, or the effect of an invalid one: it is ignored, or its lookup finds no one. */
type Reading = { readonly field: FieldName; readonly term: string } | 'ignored' | 'not-found';

export const nobody: Lookup = { demands: [] };

const unknownFields: Record<Readings['find.field-unknown'], 'ignored' | 'not-found' | 'refused'> = {
  'rejected-400': 'refused',
  'rejected-422': 'refused',
  ignored: 'ignored',
  'not-found': 'not-found',
};

const emptyTerms: Record<Readings['find.term-empty'], 'ignored' | 'not-found'> = {
  // Reached only if a mutant waives the refusal.
  'rejected-400': 'ignored',
  ignored: 'ignored',
  'not-found': 'not-found',
};

const duplicates: Record<
  Readings['find.field-duplicate'],
  (field: FieldName, terms: readonly string[]) => Demand
> = {
  'any-of': (field, terms) => demand(field, terms, false),
  'all-of': (field, terms) => demand(field, terms, true),
  'last-wins': (field, terms) => demand(field, terms.slice(-1), false),
  'first-wins': (field, terms) => demand(field, terms.slice(0, 1), false),
  'rejected-400': (field, terms) => demand(field, terms, false),
};

/**
 * Parses a lookup of a request that the profile tolerates. Any remaining error was waived by a mutant, so criteria that are not
 * in an array are read as if they were.
 */
export function readLookup(
  lookup: Json,
  profile: Profile,
  waived: (reason: RefusalReason) => boolean,
): Lookup {
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
  const join = duplicates[profile.reading('find.field-duplicate')];
  return { demands: [...terms].map(([field, all]) => join(field, all)).sort(byWeight) };
}

function readCriterion(
  criterion: Json,
  profile: Profile,
  waived: (reason: RefusalReason) => boolean,
): Reading {
  if (!isObject(criterion)) return 'ignored';
  const { field_name: name, search_term: value } = criterion;
  if (name === undefined || value === undefined) return 'ignored';
  const field = isFieldName(name) ? name : unknownField(name, profile, waived);
  if (field === 'ignored' || field === 'not-found') return field;
  const term = (typeof value === 'string' ? value : JSON.stringify(value)).normalize('NFC').trim();
  if (term === '') return emptyTerms[profile.reading('find.term-empty')];
  return { field, term: field === 'name' ? plainName(profile.reading('record.name-parts'), term) : term };
}

/** If a mutant waives the refusal, the most similar known name is used. */
function unknownField(name: Json, profile: Profile, waived: (reason: RefusalReason) => boolean) {
  const outcome = unknownFields[profile.reading('find.field-unknown')];
  if (outcome !== 'refused') return outcome;
  return waived('field-unknown') ? nearestFieldName(String(name)) : 'ignored';
}

/** Sorts and deduplicates terms, so that the order of criteria does not matter. */
function demand(field: FieldName, terms: readonly string[], every: boolean): Demand {
  return { field, terms: terms.length === 1 ? terms : [...new Set(terms)].sort(), every };
}
