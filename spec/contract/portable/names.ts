import { isObject, type Json, type JsonObject, mapObjects } from '../../source/json.js';
import { placesIn } from '../drafts.js';

/** Types that languages have already: a generator renames a schema of that name, each in its own way. */
const taken = new Set(
  'Any Array Boolean Byte Character Date Double Enum Error Exception File Float Function Integer List Long Map Number Object Option Promise Record Result Set String Symbol Type Vec'.split(
    ' ',
  ),
);

/** What generators make of the name of an operation, for its parameters and its answers. */
const endings = ['Request', 'Response'];

/** Returns the new name of each schema that has the name of something else in generated code. */
export function renamedSchemas(id: string, document: JsonObject): ReadonlyMap<string, string> {
  const operations = placesIn(id, document).map(({ operation }) => String(operation['operationId'] ?? ''));
  const ofOperations = new Set(
    operations.flatMap((name) => endings.map((end) => name.charAt(0).toUpperCase() + name.slice(1) + end)),
  );
  const schemas = schemasOf(document);
  const names = Object.keys(schemas).filter((name) => taken.has(name) || ofOperations.has(name));
  return new Map(names.map((name) => [name, freeName(name, schemas)]));
}

const freeName = (name: string, schemas: JsonObject): string =>
  Object.hasOwn(schemas, `${name}Body`) ? freeName(`${name}Body`, schemas) : `${name}Body`;

const prefix = '#/components/schemas/';

/** Returns the document with these schemas, and all references to them, renamed. */
export function withNames(document: JsonObject, names: ReadonlyMap<string, string>): JsonObject {
  const moved = mapObjects(document, (object) => {
    const { $ref: reference } = object;
    if (typeof reference !== 'string' || !reference.startsWith(prefix)) return object;
    const name = names.get(reference.slice(prefix.length));
    return name === undefined ? object : { ...object, $ref: prefix + name };
  });
  if (!isObject(moved)) return document;
  const schemas = Object.entries(schemasOf(moved)).map(([name, schema]): [string, Json] => [
    names.get(name) ?? name,
    schema,
  ]);
  const { components } = moved;
  return {
    ...moved,
    components: { ...(isObject(components) ? components : {}), schemas: Object.fromEntries(schemas) },
  };
}

function schemasOf({ components }: JsonObject): JsonObject {
  const schemas = isObject(components) ? components['schemas'] : undefined;
  return isObject(schemas) ? schemas : {};
}
