import { isDeepStrictEqual } from 'node:util';
import { isObject, type Json, type JsonObject } from '../../../source/json.js';
import { follow } from '../../../source/references.js';
import type { Place, SourceTree } from '../../../source/tree.js';

/** A place in one of the two compared states. References are resolved. */
export interface Side {
  readonly tree: SourceTree;
  readonly place: Place;
  /** The resolved references that have sibling keywords. */
  readonly beside: readonly Place[];
}

/** Returns the value at the place, merged with sibling keywords of references. */
export function contentOf({ tree, place, beside }: Side): Json | undefined {
  const value = tree.at(place);
  if (beside.length === 0 || !isObject(value)) return value;
  const more = beside.map((each) => tree.at(each)).filter(isObject);
  const { $ref: _, ...said } = Object.assign({}, ...more.toReversed());
  return { ...value, ...said };
}

/** Returns the value as an object; an empty object if it is none. */
export function objectOf(side: Side): JsonObject {
  const value = contentOf(side);
  return isObject(value) ? value : {};
}

/** Returns the place of a member: below the place itself, or next to a reference to it. */
export function placeOf({ tree, place, beside }: Side, key: string): Place {
  const holder = beside.find((each) => {
    const value = tree.at(each);
    return isObject(value) && Object.hasOwn(value, key);
  });
  const { file, keys } = holder ?? place;
  return key === '' ? place : { file, keys: [...keys, key] };
}

/** Returns the place below these keys, following references; undefined if there is none. */
export function below(side: Side, ...keys: readonly string[]): Side | undefined {
  let at: Side | undefined = side;
  for (const key of keys) {
    if (at === undefined) return undefined;
    const found = follow(at.tree, placeOf(at, key));
    at = found && { tree: at.tree, ...found };
  }
  return at;
}

/** Returns the entries of a map such as `paths` by name, those of a list by index. */
export function entriesOf(side: Side | undefined): readonly (readonly [name: string, side: Side])[] {
  const value = side && contentOf(side);
  if (side === undefined || typeof value !== 'object' || value === null) return [];
  return Object.keys(value).flatMap((name) => {
    const entry = below(side, name);
    return entry === undefined ? [] : [[name, entry] as const];
  });
}

/** Returns the names in either map, with the value of each side. */
export function paired(
  base: readonly (readonly [string, Side])[],
  revision: readonly (readonly [string, Side])[],
): readonly { name: string; base: Side | undefined; revision: Side | undefined }[] {
  const was = new Map(base);
  const is = new Map(revision);
  return [...new Set([...was.keys(), ...is.keys()])].map((name) => ({
    name,
    base: was.get(name),
    revision: is.get(name),
  }));
}

/** Returns the members in which two objects differ, except those that are compared separately. */
export function differing(
  base: Side,
  revision: Side,
  isElsewhere: (key: string) => boolean,
): readonly { readonly key: string; readonly before: Json | undefined; readonly after: Json | undefined }[] {
  const was = objectOf(base);
  const is = objectOf(revision);
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((key) => {
    const [before, after] = [was[key], is[key]];
    return isElsewhere(key) || isDeepStrictEqual(before, after) ? [] : [{ key, before, after }];
  });
}
