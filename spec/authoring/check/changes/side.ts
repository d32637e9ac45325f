import { isDeepStrictEqual } from 'node:util';
import { isArray, isObject, type Json, type JsonObject } from '../../../source/json.js';
import { follow } from '../../../source/references.js';
import type { Place, SourceTree } from '../../../source/tree.js';

/** A place of one of the two states that are compared. References have been followed. */
export interface Side {
  readonly tree: SourceTree;
  readonly place: Place;
  /** References on the way that say more beside the reference. */
  readonly beside: readonly Place[];
}

/** What stands there, with what references say beside it. */
export function contentOf({ tree, place, beside }: Side): Json | undefined {
  const value = tree.at(place);
  if (beside.length === 0 || !isObject(value)) return value;
  const more = beside.map((each) => tree.at(each)).filter(isObject);
  const { $ref: _, ...said } = Object.assign({}, ...more.toReversed());
  return { ...value, ...said };
}

/** What stands there as an object; an empty one where it is none. */
export function objectOf(side: Side): JsonObject {
  const value = contentOf(side);
  return isObject(value) ? value : {};
}

/** Where a member stands: at the place, or beside a reference to it. */
export function placeOf({ tree, place, beside }: Side, key: string): Place {
  const holder = beside.find((each) => {
    const value = tree.at(each);
    return isObject(value) && Object.hasOwn(value, key);
  });
  const { file, keys } = holder ?? place;
  return key === '' ? place : { file, keys: [...keys, key] };
}

/** The place under these keys, behind every reference on the way. Undefined where there is none. */
export function below(side: Side, ...keys: readonly string[]): Side | undefined {
  let at: Side | undefined = side;
  for (const key of keys) {
    if (at === undefined) return undefined;
    const found = follow(at.tree, placeOf(at, key));
    at = found && { tree: at.tree, ...found };
  }
  return at;
}

/** The members of a map of the contract, such as `paths` or `properties`. */
export function membersOf(side: Side | undefined): readonly (readonly [name: string, side: Side])[] {
  if (side === undefined) return [];
  return Object.keys(objectOf(side)).flatMap((name) => {
    const member = below(side, name);
    return member === undefined ? [] : [[name, member] as const];
  });
}

/** The elements of a list of the contract. */
export function itemsOf(side: Side | undefined): readonly Side[] {
  const value = side && contentOf(side);
  if (side === undefined || !isArray(value)) return [];
  return value.flatMap((_, index) => below(side, String(index)) ?? []);
}

/** Names of one or both maps, with what each has under them. */
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

/** The members in which two objects differ, but for those that are compared on their own. */
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
