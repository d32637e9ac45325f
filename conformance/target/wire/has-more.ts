import { isAbsent, isArray, isObject, type Json } from '../json.js';

/** Names of members beside a list that point to further pages. */
const pageMember = /next|cursor|token|more/i;

/** Whether a list answer has further pages: it has a next page, or a true `hasMore`. */
export function hasMore(body: Json | undefined): boolean {
  if (!isObject(body)) return false;
  return Object.entries(body).some(
    ([name, value]) => pageMember.test(name) && !isArray(value) && !isAbsent(value) && value !== false,
  );
}
