import { isObject, type Json, type JsonObject, objectAt } from '../source/json.js';
import { type Place, placesIn } from './places.js';
import { resourceOf } from './resources.js';

/**
 * Adds OpenAPI `links` from each creating operation to every other operation on the created resource: tools that follow links can
 * test a whole life cycle. The links are derived from `x-resource` and not written by hand.
 */
export function withLinks(id: string, document: JsonObject): JsonObject {
  const paths: Record<string, Json> = { ...objectAt(document, 'paths', id) };
  const places = placesIn(id, document);
  for (const { path, method, operation } of places) {
    const made = resourceOf(operation, id);
    const from = made?.action === 'create' ? made.id : undefined;
    const links = Object.fromEntries(
      from === undefined ? [] : places.flatMap((place) => linkTo(place, made?.kind, from)),
    );
    const item = paths[path];
    const written = isObject(item) ? item[method] : undefined;
    if (!isObject(item) || !isObject(written) || Object.keys(links).length === 0) continue;
    paths[path] = { ...item, [method]: { ...written, responses: linked(written['responses'], links) } };
  }
  return { ...document, paths };
}

/** Adds links to successful responses that are written in place. */
function linked(responses: Json | undefined, links: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(isObject(responses) ? responses : {}).map(([status, answer]) => {
      const leadsOn = status.startsWith('2') && isObject(answer) && answer['$ref'] === undefined;
      return [status, leadsOn ? { ...answer, links } : answer];
    }),
  );
}

function linkTo({ path, operation }: Place, kind: string | undefined, id: string): [string, Json][] {
  const resource = resourceOf(operation, path);
  const { operationId } = operation;
  if (resource === undefined || resource.kind !== kind || typeof operationId !== 'string') return [];
  const named = resource.id;
  if (named === undefined || !path.includes(`{${named}}`)) return [];
  return [[operationId, { operationId, parameters: { [named]: `$response.body#/${id}` } }]];
}
