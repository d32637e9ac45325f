import { isObject, type Json } from '../../state/json.js';

/** Returns a copy with the value at a path changed. `*` stands for each element of an array; undefined removes the value. */
export function changeAt(
  value: Json,
  path: readonly string[],
  change: (value: Json) => Json | undefined,
): Json | undefined {
  const [name, ...rest] = path;
  if (name === undefined) return change(value);
  if (name === '*') {
    if (!Array.isArray(value)) return value;
    return value.flatMap((each: Json) => {
      const changed = changeAt(each, rest, change);
      return changed === undefined ? [] : [changed];
    });
  }
  const before = isObject(value) ? value[name] : undefined;
  if (!isObject(value) || before === undefined) return value;
  const after = changeAt(before, rest, change);
  const { [name]: _, ...others } = value;
  return after === undefined ? others : { ...value, [name]: after };
}
