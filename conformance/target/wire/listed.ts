import { isArray, isObject, type Json } from '../json.js';
import { hasValue } from './leaves.js';
import { listIn } from './members.js';

/**
 * Whether a list has a record with one of these values. Undefined where that cannot be told: the answer is no list, or
 * it says more than its records and so may be one page of many.
 */
export function isListed(body: Json | undefined, values: readonly string[]): boolean | undefined {
  const list = listIn(body);
  if (list === undefined) return undefined;
  if (values.some((value) => hasValue(list, value))) return true;
  return saysMore(body) ? undefined : false;
}

function saysMore(body: Json | undefined): boolean {
  return isObject(body) && Object.values(body).some((member) => !isArray(member) && member !== null);
}
