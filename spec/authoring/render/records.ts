import type { RecordShape } from '../../contract/records.js';
import { type JsonObject, objectAt, textsAt } from '../../source/json.js';
import { header, literal, union } from './source.js';

/** Renders the table of the records of chapter 2, the source of all type and enum rules. */
export function recordModule(records: readonly RecordShape[]): string {
  const table = Object.fromEntries(records.map(({ id, ...rest }) => [id, rest]));
  return `${header}
/** What a property of a record must be when it is present (chapter 2). */
export interface Property {
  readonly name: string;
  readonly type: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';
  readonly values?: readonly string[];
  readonly date?: 'day' | 'first-of-month';
  readonly record?: RecordId;
}

export type RecordId = ${union(records.map((record) => record.id))};

/** The records of chapter 2 with their properties. */
export const records: Record<RecordId, { schema: string; section: string; properties: readonly Property[] }> = ${literal(table)};
`;
}

/** Renders the names of criteria that a lookup may combine. */
export function fieldNameModule(people: JsonObject): string {
  const path = ['components', 'schemas', 'Criterion', 'properties', 'field_name'];
  const names = textsAt(
    path.reduce((parent, key) => objectAt(parent, key, 'spec/people.yaml'), people),
    'enum',
    'field_name',
  );
  return `${header}
/** What a criterion of a lookup may be compared with (section 4.1). */
export const fieldNames = ${literal(names)} as const;
`;
}
