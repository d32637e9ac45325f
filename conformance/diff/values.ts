import { isAbsent, isArray, isObject, type Json } from '../target/json.js';
import type { Facet } from './facet.js';
import type { Pair } from './pair.js';
import { joined } from './shape.js';

/** Places that are told of one pair. */
const placesMost = 40;
const shownMost = 120;

/** What the answers of one service, asked twice, differ in: people, their order, what is found, scores, every value. */
export function valueFacets({ a, b }: Pair): readonly Facet[] {
  // What a session hands out is new each time, and a refusal is told in words.
  if (a.operation === 'createSession' || a.response.status !== b.response.status || a.response.status > 299)
    return [];
  const found = new Map<string, Facet>();
  compare(a.response.json, b.response.json, '', (facet) => {
    const key = `${facet.kind} ${facet.at}`;
    if (found.size < placesMost && !found.has(key)) found.set(key, facet);
  });
  return [...found.values()];
}

function compare(a: Json | undefined, b: Json | undefined, path: string, tell: (facet: Facet) => void): void {
  if (same(a, b)) return;
  if (isArray(a) && isArray(b)) {
    if (a.length === b.length && keysOf(a) === keysOf(b)) {
      tell({ kind: 'order', at: `${path}[]`, a: shown(a), b: shown(b) });
      return;
    }
    if (a.length !== b.length) {
      tell({ kind: 'value', at: `${path}[]`, a: `${a.length} elements`, b: `${b.length} elements` });
      return;
    }
    for (const [index, item] of a.entries()) compare(item, b[index], `${path}[]`, tell);
    return;
  }
  if (isObject(a) && isObject(b)) {
    for (const name of new Set([...Object.keys(a), ...Object.keys(b)])) {
      compare(a[name], b[name], joined(path, name), tell);
    }
    return;
  }
  tell({ kind: 'value', at: path, a: shown(a), b: shown(b) });
}

/** Whatever counts as absent is the same. */
function same(a: Json | undefined, b: Json | undefined): boolean {
  return (isAbsent(a) && isAbsent(b)) || JSON.stringify(a) === JSON.stringify(b);
}

const keysOf = (list: readonly Json[]): string =>
  list
    .map((item) => JSON.stringify(item))
    .toSorted()
    .join();

function shown(value: Json | undefined): string {
  if (isAbsent(value)) return 'nothing';
  const text = JSON.stringify(value);
  return text.length <= shownMost ? text : `${text.slice(0, shownMost)}…`;
}
