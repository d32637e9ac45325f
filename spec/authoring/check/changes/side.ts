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

export const nameOf = ({ file, keys }: Place): string => `${file}#${keys.join('/')}`;

/** Returns the place below a key, following references; undefined if there is none. */
export function below(side: Side, key: string): Side | undefined {
  const found = follow(side.tree, placeOf(side, key));
  return found && { tree: side.tree, ...found };
}

/** Returns the entries of a map such as `paths` by name, those of a list by index. */
export type Entries = readonly (readonly [name: string, side: Side])[];
export function entriesOf(side: Side | undefined): Entries {
  const value = side && contentOf(side);
  if (side === undefined || typeof value !== 'object' || value === null) return [];
  return Object.keys(value).flatMap((name) => {
    const entry = below(side, name);
    return entry === undefined ? [] : [[name, entry] as const];
  });
}
