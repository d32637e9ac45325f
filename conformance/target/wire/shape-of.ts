import type { Exchange } from '../exchange.js';
import { isArray, isObject, type Json } from '../json.js';

/** Members whose value is a word of the interface: another word asks for something else. */
const words = new Set(['field_name', 'field', 'match_type', 'grantType', 'view', 'sort_by', 'size']);

/**
 * What kind of request an exchange is, values aside: two of one shape go through the same code of most services. The
 * number of elements in a list counts as none, one or several, and a hundred.
 */
export function shapeOf({ operation, request }: Pick<Exchange, 'operation' | 'request'>): string {
  const query = request.url.split('?')[1] ?? '';
  const names = [...new URLSearchParams(query).keys()].sort();
  return JSON.stringify([
    operation,
    request.method,
    names,
    structureOf(request.json ?? request.text ?? null),
  ]);
}

function structureOf(value: Json): Json {
  if (isArray(value)) {
    const kinds = new Set(value.map((item) => JSON.stringify(structureOf(item))));
    return [countOf(value.length), ...[...kinds].sort()];
  }
  if (isObject(value)) {
    return Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, member]) => [name, words.has(name) ? member : structureOf(member)]);
  }
  if (typeof value !== 'string') return typeof value;
  return /^[\x20-\x7e]*$/.test(value) ? 'text' : 'text beyond ASCII';
}

function countOf(length: number): string {
  return length < 2 ? `${length}` : length < 100 ? 'several' : 'a hundred or more';
}
