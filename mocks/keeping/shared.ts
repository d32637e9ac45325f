import { frozen, isList, isObject, type Json, type JsonObject } from '../state/json.js';

/** Marks a reference to an object that is written elsewhere, in place of a member of an entry. */
export const sharedMark = '$shared';

type Members = { [name: string]: Json | undefined };

/** Replaces references by the objects that they refer to, so that a store keeps each object once. */
export class Shared {
  readonly #objects: Json[] = [];

  /** Must be called once for each entry, in the order of the file. */
  resolve(entry: JsonObject): void {
    const own: Members = entry;
    for (const [name, member] of Object.entries(entry)) {
      if (!isObject(member)) continue;
      const mark = member[sharedMark];
      const [escaped] = isList(mark) ? mark : [];
      const value = typeof mark === 'number' ? this.#objects[mark] : (escaped ?? member);
      if (value === undefined) throw new RangeError(`there is no object ${String(mark)}`);
      own[name] = value;
      if (typeof mark !== 'number') this.#objects.push(frozen(value));
    }
  }
}

/** Does the same for a file of version 1, in which the shared values are in a list of their own. */
export function unshared(collections: Json | undefined, shared: Json | undefined): void {
  if (!isObject(collections) || !isList(shared)) return;
  for (const value of shared) frozen(value);
  for (const entries of Object.values(collections)) {
    for (const entry of isObject(entries) ? Object.values(entries) : []) {
      if (!isObject(entry)) continue;
      const own: Members = entry;
      for (const [name, member] of Object.entries(entry)) {
        const number = isObject(member) ? member[sharedMark] : undefined;
        if (typeof number === 'number') own[name] = shared[number];
      }
    }
  }
}
