import { UnreadableAnswerError } from '../errors/unreadable-answer-error.js';

/** Other names under which a list may come (questions list.envelope and search.people-key). */
const otherNames = ['items', 'data', 'results'];

/**
 * The items of a page, under any name that is admissible, or as the answer itself. Whatever is empty may be left out
 * (section 2).
 */
export function itemsOf(data: unknown, name: string, operation: string): readonly unknown[] {
  if (Array.isArray(data)) return data;
  const found = [name, ...otherNames].map((each) => memberOf(data, each)).find(isThere);
  if (found === undefined && typeof data === 'object') return [];
  if (Array.isArray(found)) return found;
  throw new UnreadableAnswerError(operation, `the answer has no list of \`${name}\``);
}

/** A member of an answer, which may be anything. */
export function memberOf(data: unknown, name: string): unknown {
  if (typeof data !== 'object' || data === null || !Object.hasOwn(data, name)) return undefined;
  return Reflect.get(data, name);
}

const isThere = (value: unknown) => value !== undefined && value !== null;
