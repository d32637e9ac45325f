import type { Readings } from '../../generated/questions.js';
import { type Property, type RecordId, records } from '../../generated/records.js';
import type { Json, JsonObject } from '../state/json.js';
import { isList } from '../state/json-list.js';
import { pick } from './choice.js';
import { textAs } from './text.js';

/** How records are written (questions record.absent, record.active-marker, record.text). */
export interface Writing {
  readonly absent: Readings['record.absent'];
  readonly activeMarker: Readings['record.active-marker'];
  readonly text: Readings['record.text'];
}

const holdsList = (property: Property) => property.type === 'array';
const holdsString = (property: Property) => property.type === 'string';

const forms: Record<Readings['record.absent'], (property: Property, key: string) => Json | undefined> = {
  omitted: (property) => (holdsList(property) ? [] : undefined),
  'as-null': (property) => (holdsList(property) ? [] : null),
  'empty-string': (property) => (holdsList(property) ? [] : holdsString(property) ? '' : undefined),
  mixed: (property, key) => {
    const choice = `absent ${key} ${property.name}`;
    if (holdsList(property)) return pick(choice, [undefined, null, []]);
    return holdsString(property) ? pick(choice, [undefined, null, '']) : pick(choice, [undefined, null]);
  },
};

const markers: Record<Readings['record.active-marker'], Json | undefined> = {
  omitted: undefined,
  'as-null': null,
  'empty-string': '',
};

/**
 * Returns a record with every listed member in the order of the specification, absent ones in the form of the profile, followed
 * by the unlisted ones. Nested records are already written; `key` identifies the record, for consistent choices.
 */
export function written(record: RecordId, members: JsonObject, key: string, writing: Writing): JsonObject {
  const result: Record<string, Json> = {};
  for (const property of records[record].properties) {
    const value = members[property.name];
    const shown = isAbsent(value) ? absentForm(record, property, key, writing) : textIn(value, writing);
    if (shown !== undefined) result[property.name] = shown;
  }
  for (const [name, value] of Object.entries(members)) {
    if (value !== undefined && !(name in result) && !isListed(record, name)) result[name] = value;
  }
  return Object.freeze(result);
}

function absentForm(record: RecordId, property: Property, key: string, writing: Writing): Json | undefined {
  if (record === 'job' && property.name === 'ended_at') return markers[writing.activeMarker];
  return forms[writing.absent](property, key);
}

function textIn(value: Json | undefined, { text }: Pick<Writing, 'text'>): Json | undefined {
  if (typeof value === 'string') return textAs(text, value);
  return isList(value) ? Object.freeze(value.map((item) => textIn(item, { text }) ?? null)) : value;
}

function isAbsent(value: Json | undefined): boolean {
  return value === undefined || value === null || value === '' || (isList(value) && value.length === 0);
}

function isListed(record: RecordId, name: string): boolean {
  return records[record].properties.some((property) => property.name === name);
}
