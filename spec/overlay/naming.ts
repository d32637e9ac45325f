import { isArray, isObject, type Json, type JsonObject, resolved } from '../source/json.js';

/** How the members of a body are called on the wire. */
export interface Naming {
  /** A body in the names of our contract, as the wire has them. */
  write(body: Json): Json;
  /** A body of the wire, in the names of our contract. */
  read(body: Json): Json;
}

/** The names that a schema gives by `x-wire-name`, at any depth. */
export function namingIn(document: JsonObject, schema: Json | undefined): Naming {
  return {
    write: (body) => walked(document, schema, body, 'write'),
    read: (body) => walked(document, schema, body, 'read'),
  };
}

/** The schema of the JSON body of a request or an answer, behind every reference; undefined where there is none. */
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
  const branches = ['allOf', 'oneOf', 'anyOf'].flatMap((word) => {
    const list = schema[word];
    return isArray(list) ? list.map((branch) => resolved(document, branch)).filter(isObject) : [];
  });
  return [schema, ...branches.flatMap((branch) => branchesOf(document, branch))];
}

/** A member that several branches speak of is the one that gives it a name, or else the first. */
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
