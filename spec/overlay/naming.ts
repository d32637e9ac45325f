import { branchesIn, isArray, isObject, type Json, type JsonObject, resolved } from '../source/json.js';
import { OverlayError } from './overlay.js';

/** The names of body members on the wire, and what is around a body there. */
export interface Naming {
  /** Converts a body from the names of our contract to those on the wire. */
  write(body: Json): Json;
  /** Converts a body from the names on the wire to those of our contract. */
  read(body: Json): Json;
}

/** Returns the names that a body declares by `x-wire-name`, at any depth, and what its operation has around it by `x-wire-envelope`. */
export function namingIn(
  document: JsonObject,
  operation: JsonObject,
  holder: Json | undefined,
  side: 'request' | 'response',
): Naming {
  const schema = bodySchemaIn(document, holder);
  const { in: around, only } = envelopeOf(operation, side);
  return {
    write(body) {
      const named = walked(document, schema, body, 'write');
      if (around !== undefined) return { [around]: named };
      return only !== undefined && isObject(named) ? (named[only] ?? named) : named;
    },
    read(body) {
      const inner = around !== undefined && isObject(body) ? (body[around] ?? body) : body;
      const isWhole = only === undefined || inner === null || (isObject(inner) && only in inner);
      return walked(document, schema, isWhole ? inner : { [only]: inner }, 'read');
    },
  };
}

/** What is around a body on the wire: it stands `in` a member of an object, or its `only` member is sent alone. */
interface Envelope {
  readonly in?: string;
  readonly only?: string;
}

const envelopes = /^\{("(request|response)":\{"(in|only)":"[^"]+"\},?)+\}$/;

function envelopeOf(operation: JsonObject, side: 'request' | 'response'): Envelope {
  const { operationId, 'x-wire-envelope': given } = operation;
  if (given === undefined) return {};
  const text = JSON.stringify(given);
  if (!envelopes.test(text))
    throw new OverlayError(
      `x-wire-envelope of ${operationId} is ${text}: write { request: { in: NAME } } for a body that stands in a member, { request: { only: NAME } } for a member that is sent alone, or the same of the response`,
    );
  const envelope = isObject(given) ? given[side] : undefined;
  const { in: around, only } = isObject(envelope) ? envelope : {};
  return { ...(typeof around === 'string' && { in: around }), ...(typeof only === 'string' && { only }) };
}

/** Returns the first response with which an operation tells of success; undefined if there is none. */
export const successOf = ({ responses }: JsonObject): Json | undefined =>
  Object.entries(isObject(responses) ? responses : {}).find(([status]) => status.startsWith('2'))?.[1];

/** Returns the schema of the JSON body of a request or response, following references; undefined if there is none. */
export function bodySchemaIn(document: JsonObject, holder: Json | undefined): Json | undefined {
  const held = resolved(document, holder);
  const content = Object.entries(isObject(held) && isObject(held['content']) ? held['content'] : {});
  const [, json] = content.find(([type]) => /[/+]json\b/.test(type)) ?? [];
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
