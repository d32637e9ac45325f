import { type Exchange, isSuccess } from '../target/exchange.js';
import { isArray, isObject, type Json } from '../target/json.js';
import type { Facet } from './facet.js';
import type { Pair } from './pair.js';
import { formOf, typeOf, walkShape } from './shape.js';

/** What two honest implementations do not differ in, whatever data they hold. */
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
    // Where a session is granted, no data decides what it looks like.
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

/** As much of a header as no two answers of one implementation differ in. */
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

/** The members of a refusal and their types; of a text only its form. */
function errorForm({ response: { json, text } }: Exchange): string {
  if (text === '') return 'nothing';
  if (json === undefined) return 'no JSON';
  const parts = new Set<string>();
  walkShape(json, {
    object: () => undefined,
    value(path, value) {
      // Details of what is wrong with a request: each speaks of another part of it.
      if (path.includes('[]')) return;
      parts.add(`${path === '' ? 'body' : path}: ${shapeOf(value)}`);
    },
  });
  return [...parts].toSorted().join(', ');
}

function shapeOf(value: Json): string {
  if (typeof value !== 'string') return typeOf(value);
  const form = formOf(value);
  return form === 'text' ? 'string' : form;
}

/** Each lookup is answered, whoever is found. */
function matchesOf(a: Exchange, b: Exchange): readonly Facet[] {
  if (a.operation !== 'find') return [];
  return differing('matches', 'matches', matchesIn(a), matchesIn(b));
}

function matchesIn({ response: { json } }: Exchange): string {
  const matches = isObject(json) ? json['matches'] : undefined;
  return isArray(matches) ? `${matches.length} elements` : 'no list';
}
