import { type Documents, type InterfaceId, publishedDocuments } from '../contract/documents.js';
import { isArray, isObject, type Json, type JsonObject } from '../contract/json.js';
import { overlaid } from '../overlay/overlay.js';

const methods = ['get', 'put', 'post', 'delete', 'patch'];

/**
 * The documents of a target that an overlay describes. An overlay that moves an operation need only name it at its new
 * place: what it sends and answers stays as it is, and is filled in here. Throws an OverlayError.
 */
export function overlaidInFull(file: string): Documents {
  const published = publishedDocuments();
  const before = new Map([...published.values()].flatMap((document) => [...operationsIn(document)]));
  const after = overlaid(file, published);
  return new Map(
    [...after].map(([id, document]): [InterfaceId, JsonObject] => [id, filled(document, before)]),
  );
}

function filled(document: JsonObject, before: ReadonlyMap<string, JsonObject>): JsonObject {
  const { paths } = document;
  if (!isObject(paths)) return document;
  const items = Object.entries(paths).map(([path, item]): [string, Json] => {
    if (!isObject(item)) return [path, item];
    const operations = Object.entries(item).map(([method, given]): [string, Json] => {
      const known =
        methods.includes(method) && isObject(given) ? before.get(String(given['operationId'])) : undefined;
      // At its old place an operation has its parameters beside it already.
      if (known === undefined || !isObject(given) || given['responses'] !== undefined) return [method, given];
      return [method, { ...known, ...given }];
    });
    return [path, Object.fromEntries(operations)];
  });
  return { ...document, paths: Object.fromEntries(items) };
}

/** Operations by id, each with the parameters of its path. */
function* operationsIn({ paths }: JsonObject): Generator<[string, JsonObject]> {
  for (const item of Object.values(isObject(paths) ? paths : {})) {
    if (!isObject(item)) continue;
    for (const method of methods) {
      const operation = item[method];
      if (!isObject(operation)) continue;
      const lists = [item['parameters'], operation['parameters']].filter(isArray);
      const parameters = lists.flat();
      yield [
        String(operation['operationId']),
        { ...operation, ...(parameters.length > 0 ? { parameters } : {}) },
      ];
    }
  }
}
