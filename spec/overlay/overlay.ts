import { readFileSync } from 'node:fs';
import { type JsonValue, paths, query } from 'jsonpath-rfc9535';
import { parse } from 'yaml';
import { type Documents, type InterfaceId, publishedDocuments } from '../contract/documents.js';
import { isArray, isObject, type Json, type JsonObject } from '../source/json.js';

/** An overlay is invalid. The message names the file and the action. */
export class OverlayError extends Error {
  override readonly name = 'OverlayError';
}

/** Applies every action of an overlay. Throws an OverlayError if it is invalid, or if an action matches nothing. */
export function overlaid(file: string, documents: Documents = publishedDocuments()): Documents {
  let overlaid = documents;
  for (const [index, action] of actionsIn(file).entries()) {
    let matched = 0;
    const after: [InterfaceId, JsonObject][] = [];
    for (const [id, document] of overlaid) {
      const result = applied(document, action);
      matched += result.matched;
      after.push([id, result.document]);
    }
    if (matched === 0) {
      const where = [...documents.keys()].join(', ');
      throw fault(file, index, `"${action.target}" matches nothing in our contract (${where})`);
    }
    overlaid = new Map(after);
  }
  return overlaid;
}

/** Reads a file of YAML or JSON. @param named what messages call it */
export function yamlIn(file: string, named = file): Json {
  try {
    return parse(readFileSync(file, 'utf8'), { merge: true });
  } catch (error) {
    throw new OverlayError(`${named} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

function actionsIn(file: string): readonly OverlayAction[] {
  const read = yamlIn(file, `the overlay ${file}`);
  const version = isObject(read) ? read['overlay'] : undefined;
  if (typeof version !== 'string' || !/^1\.\d+\.\d+$/.test(version)) {
    throw new OverlayError(`${file} is no OpenAPI Overlay: its first line has to be "overlay: 1.0.0"`);
  }
  const actions = isObject(read) ? read['actions'] : undefined;
  if (!isArray(actions) || actions.length === 0) {
    throw new OverlayError(`${file} has no actions: list what to map under "actions:"`);
  }
  return actions.map((action, index) => {
    if (!isObject(action) || typeof action['target'] !== 'string') {
      throw fault(file, index, 'has no target: give a JSONPath such as $.paths');
    }
    const { target, update, remove } = action;
    const unsound = pathFault(target);
    if (unsound !== undefined) throw fault(file, index, `"${target}" is no JSONPath: ${unsound}`);
    if (update === undefined && remove !== true) {
      throw fault(file, index, `"${target}" has neither an update nor "remove: true"`);
    }
    return { target, ...(update === undefined ? {} : { update }), remove: remove === true };
  });
}

function fault(file: string, index: number, what: string): OverlayError {
  return new OverlayError(`${file}: action ${index + 1}: ${what}`);
}

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
