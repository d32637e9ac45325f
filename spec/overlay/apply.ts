import { type JsonValue, paths, query } from 'jsonpath-rfc9535';
import { isArray, isObject, type Json, type JsonObject } from '../source/json.js';

/** An action of an OpenAPI Overlay (version 1). */
export interface OverlayAction {
  /** An RFC 9535 JSONPath. */
  readonly target: string;
  readonly update?: Json;
  readonly remove?: boolean;
}

/** Applies an action to a copy of a document: updates are merged into objects and appended to arrays. */
export function applied(
  document: JsonObject,
  { target, update, remove }: OverlayAction,
): { readonly document: JsonObject; readonly matched: number } {
  // From the end, so that indexes of earlier elements remain valid.
  const searched: JsonValue = JSON.parse(JSON.stringify(document));
  const where = paths(searched, target).map(String).map(keysOf).toReversed();
  const change = (node: Json): Json | undefined => {
    if (remove === true) return undefined;
    return update === undefined ? node : merged(node, update);
  };
  const after = where.reduce<Json | undefined>((whole, keys) => changedAt(whole, keys, change), document);
  return { document: isObject(after) ? after : {}, matched: where.length };
}

/** Returns why a text is not a JSONPath; undefined if it is one. */
export function pathFault(target: string): string | undefined {
  try {
    query({}, target);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Returns the keys of a normalized path such as `$['paths']['/a'][0]`. */
function keysOf(path: string): readonly string[] {
  return [...path.matchAll(/\['((?:[^'\\]|\\.)*)'\]|\[(\d+)\]/g)].map(([, name, index = '']) =>
    name === undefined ? index : name.replaceAll(/\\(['\\])/g, '$1'),
  );
}

/** Returns a value with the node at these keys changed, or removed if it becomes undefined. */
function changedAt(
  node: Json | undefined,
  [key, ...rest]: readonly string[],
  change: (node: Json) => Json | undefined,
): Json | undefined {
  if (node === undefined || key === undefined) return node === undefined ? undefined : change(node);
  if (isArray(node)) {
    return node.flatMap((item, index) => {
      if (String(index) !== key) return [item];
      const changed = changedAt(item, rest, change);
      return changed === undefined ? [] : [changed];
    });
  }
  if (!isObject(node)) return node;
  return Object.fromEntries(
    Object.entries(node).flatMap(([name, member]): [string, Json][] => {
      if (name !== key) return [[name, member]];
      const changed = changedAt(member, rest, change);
      return changed === undefined ? [] : [[name, changed]];
    }),
  );
}

function merged(node: Json | undefined, update: Json): Json {
  if (isArray(node)) return [...node, ...(isArray(update) ? update : [update])];
  if (!isObject(node) || !isObject(update)) return update;
  const added = Object.entries(update).map(([name, value]) => [name, merged(node[name], value)]);
  return { ...node, ...Object.fromEntries(added) };
}
