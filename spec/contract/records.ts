import { isArray, isObject, type JsonObject, objectAt, textAt } from '../source/json.js';

/** The constraints on a property that is present (section 2). */
export interface Property {
  name: string;
  type: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';
  /** The exact values of an enumeration. */
  values?: string[];
  /** Dates are strings in an open format; `first-of-month` dates have a stated day and time. */
  date?: 'day' | 'first-of-month';
  /** The record that this property, or each of its elements, contains. */
  record?: string;
}

/** A record of chapter 2, such as `job`, with the section that describes it. */
export interface RecordShape {
  id: string;
  schema: string;
  section: string;
  properties: Property[];
}

/** Returns the records of the people interface: the single table behind all type and enum rules. */
export function recordsOf(document: JsonObject): RecordShape[] {
  const schemas = objectAt(objectAt(document, 'components', 'people'), 'schemas', 'people');
  const described = Object.entries(schemas).filter(
    ([, schema]) => isObject(schema) && schema['x-record'] !== undefined && isObject(schema['properties']),
  );
  const records = described.map(([name]) => {
    const schema = objectAt(schemas, name, 'components.schemas');
    return {
      id: textAt(schema, 'x-record', name),
      schema: name,
      section: textAt(schema, 'x-section', name),
      properties: Object.keys(objectAt(schema, 'properties', name)).map((property) =>
        propertyOf(schemas, objectAt(objectAt(schema, 'properties', name), property, name), property),
      ),
    };
  });
  return records.sort((a, b) => a.section.localeCompare(b.section));
}

function propertyOf(schemas: JsonObject, declared: JsonObject, name: string): Property {
  const referred = target(schemas, declared);
  const schema = { ...referred?.schema, ...declared };
  const items = isObject(schema['items']) ? schema['items'] : undefined;
  const record = recordId(referred?.schema) ?? (items && recordId(target(schemas, items)?.schema));
  const values = schema['enum'];
  return {
    name,
    type: textAt(schema, 'type', name) as Property['type'],
    ...(isArray(values) ? { values: values.map(String) } : {}),
    ...(schema['x-date'] ? { date: schema['x-date'] as 'day' | 'first-of-month' } : {}),
    ...(record ? { record } : {}),
  };
}

function target(schemas: JsonObject, schema: JsonObject): { schema: JsonObject } | undefined {
  const reference = schema['$ref'];
  if (typeof reference !== 'string') return undefined;
  return { schema: objectAt(schemas, reference.replace('#/components/schemas/', ''), reference) };
}

/** `found` is a person with a score; hand-written rules describe its own members. */
export function recordId(schema: JsonObject | undefined): string | undefined {
  const id = schema?.['x-record'];
  if (id === 'found') return 'person';
  return typeof id === 'string' ? id : undefined;
}
