import { branchesIn, isArray, isObject, type Json, type JsonObject, resolved } from '../source/json.js';

/** The names of body members on the wire. */
export interface Naming {
  /** Converts a body from the names of our contract to those on the wire. */
  write(body: Json): Json;
  /** Converts a body from the names on the wire to those of our contract. */
  read(body: Json): Json;
}

/** Returns the names that a schema declares by `x-wire-name`, at any depth. */
export function namingIn(document: JsonObject, schema: Json | undefined): Naming {
  return {
    write: (body) => walked(document, schema, body, 'write'),
    read: (body) => walked(document, schema, body, 'read'),
  };
}

/** Returns the schema of the JSON body of a request or response, following references; undefined if there is none. */
export function bodySchemaIn(document: JsonObject, holder: Json | undefined): Json | undefined {
  const held = resolved(document, holder);
  const content = isObject(held) ? held['content'] : undefined;
  const json = isObject(content) ? content['application/json'] : undefined;
  return isObject(json) ? json['schema'] : undefined;
}

function walked(document: JsonObject, schema: Json | undefined, body: Json, way: 'read' | 'write'): Json {
  const known = resolved(document, schema);
  if (!isObject(known)) return body;
  if (isArray(body)) {
    const items = itemsOf(document, known);
    return items === undefined ? body : body.map((item) => walked(document, items, item, way));
  }
  if (!isObject(body)) return body;
  const properties = propertiesOf(document, known);
  if (properties.size === 0) return body;
  const byWire = new Map(
    [...properties].map(([name, property]) => [wireNameOf(document, property) ?? name, name]),
  );
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => {
      const name = way === 'read' ? (byWire.get(key) ?? key) : key;
      const property = properties.get(name);
      const written = way === 'write' ? (wireNameOf(document, property) ?? key) : name;
      return [written, property === undefined ? value : walked(document, property, value, way)];
    }),
  );
}

function wireNameOf(document: JsonObject, property: Json | undefined): string | undefined {
  const own = isObject(property) ? property['x-wire-name'] : undefined;
  if (typeof own === 'string') return own;
  const known = resolved(document, property);
  const name = isObject(known) ? known['x-wire-name'] : undefined;
  return typeof name === 'string' ? name : undefined;
}

function branchesOf(document: JsonObject, schema: JsonObject): JsonObject[] {
  return [schema, ...branchesIn(document, schema).flatMap((branch) => branchesOf(document, branch))];
}

/** If several branches describe a member, the one that renames it is used, otherwise the first. */
function propertiesOf(document: JsonObject, schema: JsonObject): ReadonlyMap<string, Json> {
  const properties = new Map<string, Json>();
  for (const branch of branchesOf(document, schema)) {
    for (const [name, property] of Object.entries(
      isObject(branch['properties']) ? branch['properties'] : {},
    )) {
      const known = properties.get(name);
      const isNamed =
        wireNameOf(document, known) === undefined && wireNameOf(document, property) !== undefined;
      if (known === undefined || isNamed) properties.set(name, property);
    }
  }
  return properties;
}

function itemsOf(document: JsonObject, schema: JsonObject): Json | undefined {
  return branchesOf(document, schema).find((branch) => branch['items'] !== undefined)?.['items'];
}
