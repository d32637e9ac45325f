import { type JsonValue, paths, query } from 'jsonpath-rfc9535';
import { isArray, isObject, type Json, type JsonObject } from '../source/json.js';

/** One action of an OpenAPI Overlay (version 1): what it is about, and what it does there. */
export interface OverlayAction {
  /** An RFC 9535 JSONPath. */
  readonly target: string;
  readonly update?: Json;
  readonly remove?: boolean;
}

/**
 * A document after one action, and how many nodes the action matched. An update is merged into objects, and appended to
 * lists. The document itself stays as it was. Throws a SyntaxError for a target that is no JSONPath.
 */
export function applied(
  document: JsonObject,
  { target, update, remove }: OverlayAction,
): { readonly document: JsonObject; readonly matched: number } {
  // From the end, so that a list keeps its places for what comes before.
  const searched: JsonValue = JSON.parse(JSON.stringify(document));
  const where = paths(searched, target).map(String).map(keysOf).toReversed();
  const change = (node: Json): Json | undefined => {
    if (remove === true) return undefined;
    return update === undefined ? node : merged(node, update);
  };
  const after = where.reduce<Json | undefined>((whole, keys) => changedAt(whole, keys, change), document);
  return { document: isObject(after) ? after : {}, matched: where.length };
}

/** Why a text is no JSONPath; undefined where it is one. */
export function pathFault(target: string): string | undefined {
  try {
    query({}, target);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The keys of a normalized path such as `$['paths']['/a'][0]`. */
function keysOf(path: string): readonly string[] {
  return [...path.matchAll(/\['((?:[^'\\]|\\.)*)'\]|\[(\d+)\]/g)].map(([, name, index = '']) =>
    name === undefined ? index : name.replaceAll(/\\(['\\])/g, '$1'),
  );
}

/** A value with the node at these keys changed; a node that becomes undefined is taken out. */
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
