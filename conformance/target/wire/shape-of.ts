import type { Exchange } from '../exchange.js';
import { isArray, isObject, type Json } from '../json.js';

/** Members whose value is a keyword of the interface. */
const words = new Set(['field_name', 'field', 'match_type', 'grantType', 'view', 'sort_by', 'size']);

/** The structure of a request without its values: requests of one shape take the same code path in most services. */
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
