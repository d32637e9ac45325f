import type { ErrorObject } from 'ajv';
import { FindRequest } from '../../generated/validators.js';
import type { Profile } from '../engine/profile.js';
import type { RefusalReason } from '../engine/refusal.js';
import { nearestFieldName } from '../matching/field-names.js';
import type { Json } from '../state/json.js';
import { isTolerated } from './tolerance.js';
import { quoted, type ValidationIssue } from './validation-issue.js';

type Mapped = readonly [reason: RefusalReason, why: string, remedy: string];

/** Reports the schema errors of a body that the profile does not tolerate. `size` is checked elsewhere. */
export function* inspectSchema(body: Json, profile: Profile): Iterable<ValidationIssue> {
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
      return [
        'fields-type',
        'must be an array of criteria',
        'Send [{"field_name": "name", "search_term": "..."}].',
      ];
    case '/matches/*/fields/*':
      if (keyword === 'required') return missing(profile, 'A criterion is a field_name and a search_term.');
      return ['find-malformed', 'must be a criterion', 'Send {"field_name": "name", "search_term": "..."}.'];
    case '/matches/*/fields/*/field_name':
      if (isTolerated(profile, 'find.field-unknown')) return undefined;
      return [
        'field-unknown',
        'must be one of the nine field names',
        `The nearest is "${nearestFieldName(String(data))}".`,
      ];
    case '/matches/*/fields/*/search_term':
      if (isTolerated(profile, 'find.term-type') && isScalar(data)) return undefined;
      return ['term-type', 'must be a string', 'Send the term in quotes.'];
    case '/size':
      return undefined;
    case '/return_fields':
    case '/return_fields/*':
      return [
        'return-fields-type',
        `must be ${place.endsWith('*') ? 'a string' : 'an array of strings'}`,
        'Send ["name"], or leave return_fields out for all fields.',
      ];
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

/** Converts `/matches/3/fields/0` to `matches[3].fields[0]`, with the missing member appended. */
function fieldOf({ instancePath, keyword, params }: ErrorObject): string {
  const path = keyword === 'required' ? `${instancePath}/${params['missingProperty']}` : instancePath;
  return path
    .slice(1)
    .replace(/\/(\d+)/g, '[$1]')
    .replaceAll('/', '.');
}
