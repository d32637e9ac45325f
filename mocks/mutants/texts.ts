import { isObject, type Json } from '../state/json.js';
import type { Mutant } from './mutant.js';

/** Mutants of the text of answers (sections 4.1 and 4.2). */
export const textMutants = {
  'text.utf8-read-as-latin-1': {
    breaks: 'text.utf8',
    mutation:
      'The bytes of texts in answers of the people interface are read as Latin-1, and written as UTF-8 again.',
    answer: (draft, { request }) =>
      new URL(request.url).pathname.startsWith('/people/') && draft.body !== undefined
        ? { ...draft, body: garbled(draft.body) }
        : draft,
  },
  'text.json-as-html': {
    breaks: 'text.json-media-type',
    mutation: 'People are answered as JSON that is declared as HTML.',
    answer: (draft, { operation }) =>
      operation === 'find' && draft.status === 200
        ? { ...draft, headers: { ...draft.headers, 'Content-Type': 'text/html; charset=utf-8' } }
        : draft,
  },
} as const satisfies Record<string, Mutant>;

function garbled(value: Json): Json {
  if (typeof value === 'string') return Buffer.from(value, 'utf8').toString('latin1');
  if (Array.isArray(value)) return value.map(garbled);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, garbled(member ?? null)]));
}
