import { isArray, isObject, type Json, type JsonObject, objectAt } from '../source/json.js';

const methods = ['get', 'put', 'post', 'delete', 'patch'];

/** An operation and its place in a document. */
export interface Place {
  readonly path: string;
  /** In lower case, as in documents. */
  readonly method: string;
  /** Includes the parameters of its path item. */
  readonly operation: JsonObject;
}

/** Returns every operation of a document, in order. Throws if there are no `paths`. */
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

/** Whether an operation is undecided: it needs no handler, and no rule judges it. */
export function isDraft(operation: JsonObject): boolean {
  return operation['x-lifecycle'] === 'draft';
}

function listAt(parent: JsonObject, key: string): readonly Json[] {
  const value = parent[key];
  return isArray(value) ? value : [];
}
