import {
  isArray,
  isObject,
  type Json,
  type JsonObject,
  mapObjects,
  objectAt,
  resolved,
} from '../source/json.js';

/**
 * Expands each schema with `x-written-record` to the hand-written form of the record in its `allOf`: the members of the record
 * and no others, some of them redefined by the schema, and parsable dates. A new member of a record need not be added in a second
 * place.
 */
export function withWrittenRecords(id: string, document: JsonObject): JsonObject {
  const components = objectAt(document, 'components', id);
  const schemas = objectAt(components, 'schemas', id);
  const expanded = Object.entries(schemas).map(([name, schema]): [string, Json] => {
    if (!isObject(schema) || schema['x-written-record'] !== true) return [name, schema];
    const { 'x-written-record': _, allOf, ...said } = schema;
    const record = resolved(document, isArray(allOf) ? allOf[0] : undefined);
    const known = mapObjects(record ?? {}, (schema) => readable(schema, document));
    const { 'x-section': __, 'x-record': ___, ...kept } = isObject(known) ? known : {};
    const properties = { ...objectAt(kept, 'properties', name), ...membersOf(said) };
    return [name, { ...kept, ...said, properties, additionalProperties: false }];
  });
  return { ...document, components: { ...components, schemas: Object.fromEntries(expanded) } };
}

/** A day, or an instant of RFC 3339. */
const dayPattern =
  '^\\d{4}-(0[1-9]|1[0-2])-([0-2]\\d|3[01])([T ]\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?)?(Z|[+-]\\d{2}:?\\d{2})?$';

/** Adds an example to dates, so that a validation error can show the expected form. */
function readable(schema: JsonObject, document: JsonObject): JsonObject {
  if (schema['x-date'] === 'day') return { ...schema, pattern: dayPattern, examples: ['2025-11-18'] };
  const { $ref: reference, ...said } = schema;
  const meant = typeof reference === 'string' ? resolved(document, schema) : undefined;
  if (!isObject(meant) || meant['x-date'] !== 'first-of-month') return schema;
  return { ...meant, ...said, examples: ['2020-09-01'] };
}

function membersOf({ properties }: JsonObject): JsonObject {
  return isObject(properties) ? properties : {};
}
