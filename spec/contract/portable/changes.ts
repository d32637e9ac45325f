import { escaped, isArray, isObject, type Json, type JsonObject } from '../../source/json.js';

/** A place at which a portable document says something else than the exact one. */
export interface Change extends JsonObject {
  /** JSON pointer into the exact document. */
  readonly at: string;
  readonly rule: string;
  readonly how: 'left out' | 'added' | 'replaced' | 'renamed';
}

/** Returns every place at which two documents differ: the outermost ones that only one of them has, or that it says otherwise. */
export function changesBetween(rule: string, before: Json, after: Json, at = ''): readonly Change[] {
  if (before === after) return [];
  if (isArray(before) && isArray(after) && before.length === after.length)
    return before.flatMap((item, index) =>
      changesBetween(rule, item, after[index] ?? null, `${at}/${index}`),
    );
  if (!isObject(before) || !isObject(after)) {
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ at, rule, how: 'replaced' }];
  }
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) => {
    const [old, made] = [before[key], after[key]];
    const place = `${at}/${escaped(key)}`;
    if (made === undefined) return [{ at: place, rule, how: 'left out' }];
    return old === undefined ? [{ at: place, rule, how: 'added' }] : changesBetween(rule, old, made, place);
  });
}
