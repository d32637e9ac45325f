import { isArray, isObject, type Json } from '../target/json.js';

/** A value that holds no others, and where it stands. */
export interface Leaf {
  /** A path into the body, such as `createdBy.id`; empty for a bare value. */
  readonly at: string;
  readonly value: string | number | boolean;
}

/** Every value of a body, however deep. `null` and "" are absent. */
export function leavesOf(body: Json | undefined, at = ''): readonly Leaf[] {
  if (isArray(body)) return body.flatMap((item, index) => leavesOf(item, `${at}[${index}]`));
  if (isObject(body)) {
    return Object.entries(body).flatMap(([name, member]) =>
      leavesOf(member, at === '' ? name : `${at}.${name}`),
    );
  }
  return body === undefined || body === null || body === '' ? [] : [{ at, value: body }];
}

/** Whether a body has this very value, whatever the member is called. */
export function hasValue(body: Json | undefined, value: Leaf['value']): boolean {
  return leavesOf(body).some((leaf) => leaf.value === value);
}
