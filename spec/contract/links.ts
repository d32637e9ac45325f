import { isObject, type Json, type JsonObject, objectAt } from '../source/json.js';
import { type Place, placesIn } from './places.js';
import { resourceOf } from './resources.js';

/**
 * A document whose creating operations lead on to every other operation on what they create, as OpenAPI `links`: tools
 * that follow those walk through a whole life. They say what `x-resource` says, so they are not written by hand.
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

/** Answers, of which those that say that it was done lead on, where they are written in place. */
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
