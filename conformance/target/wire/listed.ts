import { isAbsent, isArray, isObject, type Json } from '../json.js';
import { hasValue } from './leaves.js';
import { itemsOf, listIn, numberIn } from './members.js';

/** Whether a list has a record with one of these values; undefined if it is no list, or may be one page of many. */
export function isListed(body: Json | undefined, values: readonly string[]): boolean | undefined {
  const list = listIn(body);
  if (list === undefined) return undefined;
  if (values.some((value) => hasValue(list, value))) return true;
  const mayHavePages =
    isObject(body) && Object.values(body).some((member) => !isArray(member) && member !== null);
  return mayHavePages ? undefined : false;
}

/** Names of members beside a list that point to further pages. */
const pageMember = /next|cursor|token|more/i;

/** Whether a list answer has further pages: it has a next page, or a true `hasMore`. */
export function hasMore(body: Json | undefined): boolean {
  if (!isObject(body)) return false;
  return Object.entries(body).some(
    ([name, value]) => pageMember.test(name) && !isArray(value) && !isAbsent(value) && value !== false,
  );
}

/** Whether a list indicates that it continues on other pages. */
export function isPart(list: Json | undefined): boolean {
  if (!isObject(list)) return false;
  const leadsOn = Object.entries(list).some(([name, value]) => /next|token/i.test(name) && !isAbsent(value));
  return leadsOn || (numberIn(list, 'total', 'count') ?? 0) > itemsOf(list).length;
}
