import { isArray, isObject, type Json } from '../json.js';

/** A value without members or elements, and its place. */
export interface Leaf {
  /** A path into the body, such as `createdBy.id`; empty for a bare value. */
  readonly at: string;
  readonly value: string | number | boolean;
}

/** All leaves of a body, however deep. `null` and "" count as absent. */
export function leavesOf(body: Json | undefined): readonly Leaf[] {
  const leaves: Leaf[] = [];
  collect(body, '', leaves);
  return leaves;
}

/** Appends to one array for speed: an answer has tens of thousands of leaves, and every answer is searched. */
function collect(body: Json | undefined, at: string, leaves: Leaf[]): void {
  if (isArray(body)) for (const [index, item] of body.entries()) collect(item, `${at}[${index}]`, leaves);
  else if (isObject(body)) {
    for (const name of Object.keys(body)) collect(body[name], at === '' ? name : `${at}.${name}`, leaves);
  } else if (body !== undefined && body !== null && body !== '') leaves.push({ at, value: body });
}

/** Whether a body contains exactly this value, under any name. */
export function hasValue(body: Json | undefined, value: Leaf['value']): boolean {
  return leavesOf(body).some((leaf) => leaf.value === value);
}
