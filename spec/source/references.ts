import { posix } from 'node:path';
import { isArray, isObject, type Json, unescaped } from './json.js';
import type { Place, Problem, SourceTree } from './tree.js';

/** Returns the target of a `$ref` in a file. */
export function target(file: string, reference: string): Place {
  const [path = '', fragment = ''] = reference.split('#', 2);
  const keys = fragment.split('/').slice(1).map(decoded);
  return { file: path === '' ? file : posix.join(posix.dirname(file), path), keys };
}

/** Returns the `$ref` in a value, if it is one. */
export function referenceIn(value: Json | undefined): string | undefined {
  const reference = isObject(value) ? value['$ref'] : undefined;
  return typeof reference === 'string' ? reference : undefined;
}

/** The final target of a place. */
export interface Followed {
  readonly place: Place;
  /** References on the way with sibling keywords, which apply in addition to the target. */
  readonly beside: readonly Place[];
}

/** Follows the references of a place; undefined if a target is missing or references are circular. */
export function follow(tree: SourceTree, place: Place): Followed | undefined {
  const beside: Place[] = [];
  let at = place;
  for (let hops = 0; hops < 50; hops += 1) {
    const value = tree.at(at);
    if (value === undefined) return undefined;
    const reference = referenceIn(value);
    if (reference === undefined) return { place: at, beside };
    if (isObject(value) && Object.keys(value).length > 1) beside.push(at);
    at = target(at.file, reference);
  }
  return undefined;
}

/** Returns dangling references, and those that lead back to themselves directly. */
export function brokenReferences(tree: SourceTree): readonly Problem[] {
  return [...tree.files.values()]
    .filter(({ path }) => !/^spec\/(rules|questions)\//.test(path))
    .flatMap(({ path, value }) =>
      referencesIn(value, []).flatMap(({ keys, reference }) => {
        const says = faultOf(tree, { file: path, keys }, reference);
        if (says === undefined) return [];
        const { line, column } = tree.position({ file: path, keys: [...keys, '$ref'] });
        const kind = says.startsWith('circular') ? 'circular-reference' : 'dangling-reference';
        return [{ file: path, line, column, kind, says, todo: todoOf(tree, path, reference) }];
      }),
    );
}

function faultOf(tree: SourceTree, place: Place, reference: string): string | undefined {
  if (/^[a-z]+:\/\//i.test(reference))
    return `$ref "${reference}" leaves the contract: it must name a file of it`;
  const seen = new Set<string>();
  let at = place;
  for (;;) {
    const name = `${at.file}#/${at.keys.join('/')}`;
    if (seen.has(name))
      return `circular $ref "${reference}": it leads back to itself (${[...seen].join(' → ')})`;
    seen.add(name);
    const value = tree.at(at);
    if (value === undefined) {
      const missing = tree.files.has(at.file)
        ? `nothing stands at #/${at.keys.join('/')} of ${at.file}`
        : `there is no file ${at.file}`;
      return `dangling $ref "${reference}": ${missing}`;
    }
    const next = referenceIn(value);
    if (next === undefined) return undefined;
    at = target(at.file, next);
  }
}

/** Lists the existing siblings of the missing target. */
function todoOf(tree: SourceTree, file: string, reference: string): string {
  const { file: path, keys } = target(file, reference);
  const beside = tree.at({ file: path, keys: keys.slice(0, -1) });
  const names = isObject(beside) ? Object.keys(beside) : [];
  if (names.length === 0) return 'mend the reference, or describe what it names';
  const shown = names.slice(0, 8).join(', ');
  return `mend the reference; beside it there are ${shown}${names.length > 8 ? ', ...' : ''}`;
}

function referencesIn(
  value: Json,
  keys: readonly string[],
): { keys: readonly string[]; reference: string }[] {
  if (isArray(value)) return value.flatMap((item, index) => referencesIn(item, [...keys, String(index)]));
  if (!isObject(value)) return [];
  const own = referenceIn(value);
  // The content of examples is data; a member may have one of these names.
  const isData = (key: string) => /^examples?$/.test(key) && keys.at(-1) !== 'properties';
  const inner = Object.entries(value)
    .filter(([key]) => !isData(key))
    .flatMap(([key, member]) => referencesIn(member, [...keys, key]));
  return own === undefined ? inner : [{ keys, reference: own }, ...inner];
}

function decoded(segment: string): string {
  try {
    return unescaped(decodeURIComponent(segment));
  } catch {
    return unescaped(segment);
  }
}

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
