import { isArray, isObject, type JsonObject, resolved } from '../source/json.js';
import { listIn } from './book.js';
import { type Html, html } from './html.js';
import { textOf } from './mark.js';

/** Renders conditional constraints as written in the contract. */
export function conditions(schema: JsonObject): readonly Html[] {
  const parts = [schema, ...listIn(schema['allOf'])].filter(isObject);
  return parts.flatMap(({ if: when, then, else: otherwise }) => {
    if (when === undefined) return [];
    return [
      html`<p>Where <code>${JSON.stringify(when)}</code>${then !== undefined && html`, then <code>${JSON.stringify(then)}</code>`}${otherwise !== undefined && html`, otherwise <code>${JSON.stringify(otherwise)}</code>`}.</p>`,
    ];
  });
}

/** Returns a type in words, with the name of the referenced schema. */
export function typeOf(document: JsonObject, schema: JsonObject, reference: string | undefined): string {
  const { type } = schema;
  const kind = isArray(type) ? type.join(' or ') : (textOf(type) ?? 'any value');
  const items = resolved(document, schema['items']);
  const of = kind === 'array' && isObject(items) ? ` of ${textOf(items['type']) ?? 'values'}` : '';
  return `${kind}${of}${reference === undefined ? '' : ` (${nameOf(reference)})`}`;
}

/** Returns the last segment of a reference. */
export function nameOf(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}
