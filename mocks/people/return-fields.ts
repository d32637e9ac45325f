import type { Readings } from '../../generated/questions.js';
import { type Property, type RecordId, records } from '../../generated/records.js';
import { ignoredNames } from '../engine/complete.js';
import type { Call, Profile, World } from '../engine/handler.js';
import { deny } from '../engine/refusal.js';
import { remember } from '../engine/serialise.js';
import type { Person } from '../population/population.js';
import { isList, isObject, type Json, type JsonObject } from '../state/json.js';
import { shownIn } from '../views/person.js';
import { isTolerated, quoted, type ValidationIssue } from './inspect-find.js';

export interface Selection extends ReadonlyMap<string, Selection | 'whole' | 'null'> {}

interface Growing extends Map<string, Growing | 'whole' | 'null'> {}

const alwaysKept: Record<Readings['find.return-fields'], readonly string[]> = {
  projected: ['id', 'score'],
  'projected-null': ['id', 'score'],
  'projected-strict': [],
  ignored: [],
};

/** Returns what `return_fields` selects, as dot paths; undefined for everything. An unknown path selects nothing. */
export function selectionOf(
  paths: readonly string[] | undefined,
  reading: Readings['find.return-fields'],
  empty: Readings['find.return-fields-empty'],
): Selection | undefined {
  if (paths === undefined || reading === 'ignored') return undefined;
  if (paths.length === 0 && empty === 'all-fields') return undefined;
  const selection: Growing = new Map();
  for (const path of [...alwaysKept[reading], ...paths]) {
    if (isReturnField(path)) select(selection, path.split('.'));
  }
  if (reading !== 'projected-null') return selection;
  const unnamed = records.person.properties.filter(({ name }) => !selection.has(name));
  return new Map([...selection, ...unnamed.map(({ name }) => [name, 'null'] as const)]);
}

/** Reports paths that no person has. `member` is the name of the list in the request. */
export function* inspectPaths(paths: readonly Json[], member: string): Iterable<ValidationIssue> {
  for (const [at, path] of paths.entries()) {
    if (typeof path !== 'string' || isReturnField(path)) continue;
    const field = `${member}[${at}]`;
    const message = `${field} is ${quoted(path)}, but no person has that field. Send dot paths such as "position.company.name".`;
    yield { reason: 'return-fields-unknown', field, message };
  }
}

/** Whether a dot path names a member that a person returned by find may have. */
export function isReturnField(path: string): boolean {
  if (path === 'score') return true;
  let record: RecordId | undefined = 'person';
  for (const name of path.split('.')) {
    const property: Property | undefined =
      record && records[record].properties.find((known) => known.name === name);
    if (property === undefined) return false;
    record = property.record;
  }
  return true;
}

export function project(record: JsonObject, selection: Selection): JsonObject {
  const result: Record<string, Json> = {};
  for (const [name, value] of Object.entries(record)) {
    const kept = selection.get(name);
    if (kept !== undefined && value !== undefined)
      result[name] = kept === 'whole' ? value : kept === 'null' ? null : inside(value, kept);
  }
  return result;
}

function inside(value: Json, selection: Selection): Json {
  if (isList(value)) return value.map((item) => inside(item, selection));
  return isObject(value) ? project(value, selection) : value;
}

function select(selection: Growing, [name = '', ...rest]: readonly string[]): void {
  const known = selection.get(name);
  if (known === 'whole' || known === 'null') return;
  if (rest.length === 0) {
    selection.set(name, 'whole');
    return;
  }
  const deeper: Growing = known ?? new Map();
  selection.set(name, deeper);
  select(deeper, rest);
}

export type Show = (person: Person) => JsonObject;

/** The effect of `fields` is specified, that of `return_fields` is an open question. */
const effects: Record<'fields' | 'return_fields', (profile: Profile) => Readings['find.return-fields']> = {
  fields: () => 'projected',
  return_fields: (profile) => profile.reading('find.return-fields'),
};

/** Returns how people are shown with these fields, or refuses invalid names. */
export function readSelection(
  paths: readonly string[] | undefined,
  member: 'fields' | 'return_fields',
  waived: Call['waived'],
  world: World,
  shown: (world: World, person: Person) => JsonObject = shownIn,
): Show {
  const { profile } = world;
  if (!isTolerated(profile, 'find.return-fields-unknown')) {
    for (const { reason, message, field = member } of inspectPaths(paths ?? [], member)) {
      if (!waived(reason)) deny(reason, message, { field });
    }
  }
  const selection = selectionOf(paths, effects[member](profile), profile.reading('find.return-fields-empty'));
  return (person) => selected(shown(world, person), selection);
}

function selected(person: JsonObject, selection: Selection | undefined): JsonObject {
  if (selection === undefined) return person;
  const projected = project(person, selection);
  return remember(projected, JSON.stringify(projected));
}

/** Reports requested fields that people do not have in a header, so that a typo does not go unnoticed. */
export function ignoredFields(paths: readonly string[] | undefined): Readonly<Record<string, string>> {
  const unknown = paths?.filter((path) => !isReturnField(path)) ?? [];
  return unknown.length === 0 ? {} : { 'X-Ignored-Fields': ignoredNames(unknown) };
}
