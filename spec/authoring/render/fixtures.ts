import { isObject, type Json, type JsonObject, mapObjects, objectAt } from '../../source/json.js';

const root = 'ControlFixtures';
const place = '#/components/schemas/';

/** What a file of `pdk mock --fixtures` holds, as a JSON Schema that stands alone: editors complete and check by it. */
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

/** Without what only this project reads, and with its references within this schema. */
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
