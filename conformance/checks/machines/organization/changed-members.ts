import { isAbsent, isArray, isObject, type Json, type JsonObject } from '../../../target/json.js';

/** Members that say how often or when a record was changed, or that are another form of its name. */
const follows = /updated|modified|changed|version|revision|etag|slug|name/i;

/** The names of members that a renaming changed, beside the name and what follows from the renaming itself. */
export function changedMembers(before: JsonObject, after: JsonObject): readonly string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => !follows.test(name) && !isSame(before[name], after[name]));
}

/** Equal values, whatever the order of their members; absent in one way and in another is the same. */
function isSame(a: Json | undefined, b: Json | undefined): boolean {
  if (isAbsent(a) || isAbsent(b)) return isAbsent(a) === isAbsent(b);
  if (isArray(a) && isArray(b))
    return a.length === b.length && a.every((item, index) => isSame(item, b[index]));
  if (isObject(a) && isObject(b)) return changedMembers(a, b).length === 0;
  return a === b;
}
