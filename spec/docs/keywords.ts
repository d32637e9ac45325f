import { isArray, type Json, type JsonObject } from '../source/json.js';
import type { Book } from './book.js';
import { codes, type Html, html } from './html.js';
import { badge } from './links.js';
import { keywordMark, markedKeywords } from './mark.js';

/** Keywords that constrain a value, with their labels, in display order. */
const limits: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'x-wire-name': 'called',
    const: 'always',
    enum: 'one of',
    default: 'default',
    minimum: 'at least',
    exclusiveMinimum: 'more than',
    maximum: 'at most',
    exclusiveMaximum: 'less than',
    multipleOf: 'multiple of',
    minLength: 'characters, at least',
    maxLength: 'characters, at most',
    pattern: 'pattern',
    format: 'format',
    'x-date': 'date',
    minItems: 'elements, at least',
    maxItems: 'elements, at most',
    uniqueItems: 'no element twice',
    minProperties: 'members, at least',
    maxProperties: 'members, at most',
    readOnly: 'only in answers',
    writeOnly: 'only in requests',
    deprecated: 'deprecated',
    examples: 'for example',
    example: 'for example',
    not: 'never',
    contains: 'one element is',
    prefixItems: 'first elements',
    propertyNames: 'names of members',
    patternProperties: 'members by pattern',
    dependentRequired: 'required together',
  }),
);

/** Keywords whose values are shown even if they are booleans. */
const plain = new Set(['const', 'default', 'enum', 'example', 'examples']);

/** Renders the constraints on a value, each with its own mark if it has one: a stated member may have an assumed maximum. */
export function keywordList(book: Book, detail: JsonObject): Html | undefined {
  const known = [...limits.keys(), 'additionalProperties'];
  // `required` is shown at each member that it names, `also` with the role and `security` with the credentials.
  const elsewhere = ['required', 'also', 'security'];
  const others = markedKeywords(detail).filter((one) => ![...elsewhere, ...known].includes(one));
  const items = [...known, ...others].flatMap((keyword) => {
    const value = detail[keyword];
    const says = saysOf(keyword, value);
    if (says === undefined) return [];
    const mark = keywordMark(detail, keyword);
    return [html`<li>${says}${mark && html` ${badge(book, mark)}`}</li>`];
  });
  return items.length === 0 ? undefined : html`<ul class="limits">${items}</ul>`;
}

/** Renders that a member or parameter is required, with the mark of `required` in the enclosing detail. */
export function needed(book: Book, detail: JsonObject): Html {
  const mark = keywordMark(detail, 'required');
  return html` <strong class="needed">required</strong>${mark && html` ${badge(book, mark)}`}`;
}

function saysOf(keyword: string, value: Json | undefined): Html | undefined {
  if (value === undefined) return undefined;
  if (keyword === 'additionalProperties') return others(value);
  const name = limits.get(keyword);
  // A marked keyword that is shown elsewhere, such as the responses of an operation.
  if (name === undefined) return html`${keyword}`;
  if (plain.has(keyword) || typeof value !== 'boolean') return html`${name} ${codesOf(value)}`;
  return value ? html`${name}` : undefined;
}

function others(value: Json): Html | undefined {
  return typeof value === 'boolean' ? html`${value ? 'any' : 'no'} other members` : undefined;
}

function codesOf(value: Json): Html {
  const values = isArray(value) ? value : [value];
  return codes(values.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))));
}
