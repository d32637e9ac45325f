import { type Documents, type InterfaceId, publishedDocuments } from '../contract/documents.js';
import { isArray, isObject, type Json, type JsonObject } from '../contract/json.js';
import { OverlayError, overlaid } from '../overlay/overlay.js';

const methods = ['get', 'put', 'post', 'delete', 'patch'];

/** An operation of the contract, with the parameters of its path. */
interface Known {
  readonly owner: InterfaceId;
  readonly path: string;
  readonly operation: JsonObject;
}

/**
 * The documents of a target that an overlay describes. An overlay that moves an operation need only name it at its new
 * place: what it sends and answers stays as it is, and is filled in here. Throws an OverlayError, also where an operation
 * stands twice.
 */
export function overlaidInFull(file: string): Documents {
  const published = publishedDocuments();
  const known = new Map([...published].flatMap(([owner, document]) => [...knownIn(owner, document)]));
  const documents = [...overlaid(file, published)].map(([id, document]): [InterfaceId, JsonObject] => {
    const filled = filledIn(id, document, known);
    const ids = [...knownIn(id, filled)].map(([operation]) => operation);
    const twice = ids.find((operation, index) => ids.indexOf(operation) !== index);
    if (twice === undefined) return [id, filled];
    throw new OverlayError(`${file}: ${twice} stands twice: remove the one that the target does not have`);
  });
  return new Map(documents);
}

function filledIn(id: InterfaceId, document: JsonObject, known: ReadonlyMap<string, Known>): JsonObject {
  const { paths } = document;
  if (!isObject(paths)) return document;
  const items = Object.entries(paths).map(([path, item]): [string, Json] => {
    if (!isObject(item)) return [path, item];
    const members = Object.entries(item).flatMap(([method, given]): [string, Json][] => {
      const isOperation = methods.includes(method) && isObject(given);
      const own = isOperation ? known.get(String(given['operationId'])) : undefined;
      if (!isOperation || own === undefined) return [[method, given]];
      // An action on `$.paths` adds to the documents of all interfaces; an operation is looked for in its own alone.
      if (own.owner !== id) return [];
      return [[method, own.path === path ? given : { ...own.operation, ...given }]];
    });
    return [path, Object.fromEntries(members)];
  });
  return { ...document, paths: Object.fromEntries(items) };
}

function* knownIn(owner: InterfaceId, { paths }: JsonObject): Generator<[string, Known]> {
  for (const [path, item] of Object.entries(isObject(paths) ? paths : {})) {
    if (!isObject(item)) continue;
    for (const method of methods) {
      const operation = item[method];
      if (!isObject(operation)) continue;
      const parameters = [item['parameters'], operation['parameters']].filter(isArray).flat();
      yield [String(operation['operationId']), { owner, path, operation: { ...operation, parameters } }];
    }
  }
}
