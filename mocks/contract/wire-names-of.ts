import { bodySchemaIn, namingIn } from '../../spec/overlay/naming.js';
import { isArray, isObject, type Json, type JsonObject, resolved } from '../../spec/source/json.js';
import type { WireNames } from '../engine/wire-names.js';
import type { Json as EngineJson } from '../state/json.js';

/** The names that a document defines with `x-wire-name`; undefined if there are none. */
export function wireNamesOf(document: JsonObject, operation: JsonObject): WireNames | undefined {
  if (!renames(document)) return undefined;
  const { parameters, requestBody, responses } = operation;
  const query = (isArray(parameters) ? parameters : [])
    .map((parameter) => resolved(document, parameter))
    .filter(isObject)
    .flatMap(({ in: place, name, 'x-wire-name': wire }): [string, string][] =>
      place === 'query' && typeof name === 'string' && typeof wire === 'string' ? [[name, wire]] : [],
    );
  const request = namingIn(document, bodySchemaIn(document, requestBody));
  const byStatus = new Map(
    Object.entries(isObject(responses) ? responses : {}).map(([status, response]) => [
      Number(status),
      namingIn(document, bodySchemaIn(document, response)),
    ]),
  );
  return {
    query: new Map(query),
    request: (body) => request.read(plain(body)),
    response: (status, body) => byStatus.get(status)?.write(plain(body)) ?? body,
  };
}

/** Normalizes a body as its JSON text would: members that are undefined are left out. */
function plain(body: EngineJson): Json {
  return JSON.parse(JSON.stringify(body));
}

const renaming = new WeakMap<JsonObject, boolean>();

function renames(document: JsonObject): boolean {
  const known = renaming.get(document) ?? JSON.stringify(document).includes('"x-wire-name"');
  renaming.set(document, known);
  return known;
}
