import type { Readings } from '../../generated/questions.js';
import type { AnyCall } from '../engine/handler.js';
import type { Profile } from '../engine/profile.js';
import { type Refusal, refuse } from '../engine/refusal.js';
import type { Lookup } from '../matching/lookup.js';
import { isObject, type Json, type JsonObject } from '../state/json.js';
import { isList } from '../state/json-list.js';
import { leastScoreOf } from './confidence.js';
import type { FindQuery } from './find-query.js';
import { inspectReadings, mostLookups } from './inspect-readings.js';
import { inspectSchema } from './inspect-schema.js';
import { nobody, readLookup } from './read-lookup.js';
import { selectionOf } from './return-fields.js';
import { sizeOf } from './size.js';
import { isTolerated } from './tolerance.js';
import type { ValidationIssue } from './validation-issue.js';

/** How lookups beyond the first hundred are treated. */
const surplus: Record<Readings['find.matches-over'], (read: Lookup, waived: boolean) => Lookup | undefined> =
  {
    'rejected-400': (read) => read,
    'rejected-413': (read) => read,
    'rejected-422': (read) => read,
    truncated: (read, waived) => (waived ? read : undefined),
    partial: (read, waived) => (waived ? read : nobody),
  };

/** Parses the body of a find call, or refuses it (section 4.1). */
export function readFind(
  { body, waived }: Pick<AnyCall, 'body' | 'waived'>,
  profile: Profile,
): FindQuery | Refusal {
  for (const { reason, message, field } of issuesIn(body, profile)) {
    if (!waived(reason)) return refuse(reason, message, field === undefined ? {} : { field });
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

function* issuesIn(body: Json, profile: Profile): Iterable<ValidationIssue> {
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
  const beyond = surplus[profile.reading('find.matches-over')];
  const isWaived = waived();
  const kept = lookups.map((lookup, at) => (at < mostLookups ? lookup : beyond(lookup, isWaived)));
  return kept.filter((lookup) => lookup !== undefined);
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
