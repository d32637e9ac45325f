import { UnreadableAnswerError } from '../errors/unreadable-answer-error.js';

/** Other names for a list (questions list.envelope and search.people-key). */
const otherNames = ['items', 'data', 'results'];

/** Returns the items of a page, under any admissible name or as the body itself. Anything empty may be omitted (section 2). */
export function itemsOf(data: unknown, name: string, operation: string): readonly unknown[] {
  if (Array.isArray(data)) return data;
  const found = [name, ...otherNames].map((each) => memberOf(data, each)).find(isThere);
  if (found === undefined && typeof data === 'object') return [];
  if (Array.isArray(found)) return found;
  throw new UnreadableAnswerError(operation, `the answer has no list of \`${name}\``);
}

/** Returns a member of a response body, which may be anything. */
export function memberOf(data: unknown, name: string): unknown {
  if (typeof data !== 'object' || data === null || !Object.hasOwn(data, name)) return undefined;
  return Reflect.get(data, name);
}

const isThere = (value: unknown) => value !== undefined && value !== null;
