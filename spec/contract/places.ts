import { isArray, isObject, type Json, type JsonObject, objectAt } from '../source/json.js';

const methods = ['get', 'put', 'post', 'delete', 'patch'];

/** One operation of a document, where it stands. */
export interface Place {
  readonly path: string;
  /** In lower case, as documents write it. */
  readonly method: string;
  /** With the parameters of its path among its own. */
  readonly operation: JsonObject;
}

/** Every operation of a document, in its order. Throws where there are no `paths`. */
export function placesIn(id: string, document: JsonObject): readonly Place[] {
  return Object.entries(objectAt(document, 'paths', id)).flatMap(([path, item]) => {
    if (!isObject(item)) return [];
    return methods.flatMap((method) => {
      const operation = item[method];
      if (!isObject(operation)) return [];
      const parameters = [...listAt(item, 'parameters'), ...listAt(operation, 'parameters')];
      return [{ path, method, operation: { ...operation, parameters } }];
    });
  });
}

/** Whether an operation is not decided yet: it needs no handler, and nothing is held against it. */
export function isDraft(operation: JsonObject): boolean {
  return operation['x-lifecycle'] === 'draft';
}

function listAt(parent: JsonObject, key: string): readonly Json[] {
  const value = parent[key];
  return isArray(value) ? value : [];
}
