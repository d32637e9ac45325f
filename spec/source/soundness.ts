import { isObject } from './json.js';
import type { Problem } from './problem.js';
import { brokenReferences } from './references.js';
import type { Place, SourceTree } from './tree.js';

const methods = new Set(['get', 'put', 'post', 'delete', 'patch']);

/** Returns what prevents the sources from being read as a contract at all. Broken YAML hides everything else. */
export function sourceProblems(tree: SourceTree): readonly Problem[] {
  if (tree.problems.length > 0) return tree.problems;
  return [...brokenReferences(tree), ...twinOperations(tree)];
}

/** Returns operations with duplicate ids: generated clients, handlers and rules could not distinguish them. */
function twinOperations(tree: SourceTree): readonly Problem[] {
  const first = new Map<string, Place>();
  return operationIds(tree).flatMap(({ id, place }) => {
    const known = first.get(id);
    if (known === undefined) {
      first.set(id, place);
      return [];
    }
    const says = `operationId "${id}" stands twice: first in ${known.file}:${tree.position(known).line}`;
    const todo = 'give one of them another operationId';
    return [{ file: place.file, ...tree.position(place), kind: 'duplicate-id', says, todo }];
  });
}

/** Returns every operationId and its place: in a document below a path, in other files below the name of a path item. */
function operationIds(tree: SourceTree): { id: string; place: Place }[] {
  return [...tree.files.values()].flatMap(({ path, value }) => {
    if (!isObject(value)) return [];
    const items = isObject(value['paths'])
      ? { map: value['paths'], keys: ['paths'] }
      : { map: value, keys: [] };
    return Object.entries(items.map).flatMap(([name, item]) =>
      Object.entries(isObject(item) ? item : {}).flatMap(([method, operation]) => {
        const id = isObject(operation) && methods.has(method) ? operation['operationId'] : undefined;
        if (typeof id !== 'string') return [];
        return [{ id, place: { file: path, keys: [...items.keys, name, method, 'operationId'] } }];
      }),
    );
  });
}
