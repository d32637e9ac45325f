import { isAbsent, isArray, isObject, type Json } from '../json.js';

/** Members beside a list that tell of more than one page. */
const pageMember = /next|cursor|token|more/i;

/** Whether a list answer says that it goes on: a next page, or a true `hasMore`. */
export function hasMore(body: Json | undefined): boolean {
  if (!isObject(body)) return false;
  return Object.entries(body).some(
    ([name, value]) => pageMember.test(name) && !isArray(value) && !isAbsent(value) && value !== false,
  );
}
