import { isObject, type Json, type JsonObject, mapObjects, objectAt } from '../../source/json.js';

const root = 'ControlFixtures';
const place = '#/components/schemas/';

/** Returns a self-contained JSON Schema for files of `pdk mock --fixtures`, for completion and validation in editors. */
export function fixturesSchema(control: JsonObject): JsonObject {
  const schemas = objectAt(objectAt(control, 'components', 'control'), 'schemas', 'control');
  const needed = new Map<string, Json>();
  const take = (name: string): void => {
    if (needed.has(name)) return;
    needed.set(name, null);
    needed.set(name, standing(objectAt(schemas, name, 'control'), take));
  };
  const schema = standing(objectAt(schemas, root, 'control'), take);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    ...(isObject(schema) ? schema : {}),
    $defs: Object.fromEntries([...needed].sort(([one], [other]) => (one < other ? -1 : 1))),
  };
}

/** Removes internal keywords and points references into this schema. */
function standing(schema: JsonObject, take: (name: string) => void): Json {
  return mapObjects(schema, (object) => {
    const kept = Object.entries(object).filter(([key]) => !key.startsWith('x-'));
    const { $ref: reference, ...rest } = Object.fromEntries(kept);
    if (typeof reference !== 'string') return Object.fromEntries(kept);
    const name = reference.slice(place.length);
    take(name);
    return { ...rest, $ref: `#/$defs/${name}` };
  });
}
