import { type Exchange, isSuccess } from '../target/exchange.js';
import { isAbsent, isArray, isObject, type Json } from '../target/json.js';
import type { Facet, Pair } from './difference.js';
import { formOf, joined, partsOf, typeOf } from './shapes.js';

/** Compares what two honest implementations have in common, whatever data they hold. */
export function facetsOf({ a, b }: Pair): readonly Facet[] {
  if (a.response.status !== b.response.status) {
    return [{ kind: 'status', at: 'status', a: `${a.response.status}`, b: `${b.response.status}` }];
  }
  const isError = !isSuccess(a);
  return [
    ...differing('media type', 'content-type', mediaTypeOf(a), mediaTypeOf(b)),
    ...['cache-control', 'www-authenticate', 'retry-after', 'set-cookie'].flatMap((name) =>
      differing('header', name, headerOf(a, name), headerOf(b, name)),
    ),
    ...(isError ? differing('error form', 'body', errorForm(a), errorForm(b)) : matchesOf(a, b)),
    // The form of a new session does not depend on data.
    ...(!isError && a.operation === 'createSession'
      ? differing('member', 'body', errorForm(a), errorForm(b))
      : []),
  ];
}

const nothing = 'none';

function differing(kind: Facet['kind'], at: string, a: string, b: string): readonly Facet[] {
  return a === b ? [] : [{ kind, at, a, b }];
}

function mediaTypeOf({ response: { headers, text } }: Exchange): string {
  if (text === '') return nothing;
  return headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? nothing;
}

/** Reduces a header to the part that is the same in all answers of one implementation. */
function headerOf({ response: { headers, cookies } }: Exchange, name: string): string {
  if (name === 'set-cookie') {
    const forms = cookies.map((cookie) => {
      const [first = '', ...attributes] = cookie.split(';').map((part) => part.trim());
      const kept = attributes.map((each) =>
        each.replace(/^(expires|max-age|domain|path)=.*/i, '$1').toLowerCase(),
      );
      return [first.split('=')[0], ...kept.toSorted()].join('; ');
    });
    return forms.length === 0 ? nothing : forms.toSorted().join(', ');
  }
  const value = headers[name];
  if (value === undefined) return nothing;
  if (name === 'www-authenticate') return value.split(/[\s,]/)[0]?.toLowerCase() ?? nothing;
  if (name === 'retry-after') return /^\d+$/.test(value.trim()) ? 'seconds' : 'a date';
  const directives = value
    .toLowerCase()
    .split(',')
    .map((each) => each.trim());
  return directives.toSorted().join(', ');
}

/** Lists the members of an error with their types, or the form of a string if it has one. */
function errorForm({ response: { json, text } }: Exchange): string {
  if (text === '') return 'nothing';
  if (json === undefined) return 'no JSON';
  const parts = [...partsOf(json)].flatMap(([path, value]) => {
    // Lists hold details about the request, which differ from one request to the next.
    if (path.includes('[]')) return [];
    const form = typeof value === 'string' ? formOf(value) : 'text';
    return [`${path === '' ? 'body' : path}: ${form === 'text' ? typeOf(value) : form}`];
  });
  return parts.toSorted().join(', ');
}

/** Compares the number of `matches`: there is one per lookup, whatever people are found. */
function matchesOf(a: Exchange, b: Exchange): readonly Facet[] {
  if (a.operation !== 'find') return [];
  return differing('matches', 'matches', matchesIn(a), matchesIn(b));
}

function matchesIn({ response: { json } }: Exchange): string {
  const matches = isObject(json) ? json['matches'] : undefined;
  return isArray(matches) ? `${matches.length} elements` : 'no list';
}

/** Places that are reported of one pair. */
const placesMost = 40;
const shownMost = 120;

/** Compares what is equal only if both hold the same data: people, their order, which are found, scores, every value. */
export function valueFacets({ a, b }: Pair): readonly Facet[] {
  // A session hands out new values each time, and the text of an error may differ.
  if (a.operation === 'createSession' || a.response.status !== b.response.status || a.response.status > 299)
    return [];
  const found = new Map<string, Facet>();
  for (const facet of valuesOf(a.response.json, b.response.json)) {
    const key = `${facet.kind} ${facet.at}`;
    if (found.size === placesMost) break;
    if (!found.has(key)) found.set(key, facet);
  }
  return [...found.values()];
}

function* valuesOf(a: Json | undefined, b: Json | undefined, path = ''): Generator<Facet> {
  // All values that count as absent are equal.
  if ((isAbsent(a) && isAbsent(b)) || JSON.stringify(a) === JSON.stringify(b)) return;
  if (isArray(a) && isArray(b)) {
    const at = `${path}[]`;
    if (a.length !== b.length) {
      yield { kind: 'value', at, a: `${a.length} elements`, b: `${b.length} elements` };
    } else if (keysOf(a) === keysOf(b)) yield { kind: 'order', at, a: shown(a), b: shown(b) };
    else for (const [index, item] of a.entries()) yield* valuesOf(item, b[index], at);
  } else if (isObject(a) && isObject(b)) {
    for (const name of new Set([...Object.keys(a), ...Object.keys(b)])) {
      yield* valuesOf(a[name], b[name], joined(path, name));
    }
  } else yield { kind: 'value', at: path, a: shown(a), b: shown(b) };
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
