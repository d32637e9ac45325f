import { isArray, isObject, type Json, type JsonObject } from '../contract/json.js';
import type { Book } from './book.js';
import { type Html, html } from './html.js';
import { badge } from './links.js';
import { keywordMark, markedKeywords } from './mark.js';

/** Keywords that limit a value, by what they are called on a page, in the order in which they are shown. */
const limits: Readonly<Record<string, string>> = {
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
};

/** Of keywords whose value decides what is said. */
const said: Readonly<Record<string, string>> = {
  'additionalProperties false': 'no other members',
  'additionalProperties true': 'any other members',
};

/** What limits a value, each with its own mark where it has one: a stated member may have an assumed maximum. */
export function keywordList(book: Book, detail: JsonObject): Html | undefined {
  const known = [...Object.keys(limits), 'additionalProperties'];
  // `required` is shown at each member that it names, and `also` with the role.
  const others = markedKeywords(detail).filter((one) => !['required', 'also', ...known].includes(one));
  const items = [...known, ...others].flatMap((keyword) => {
    const value = detail[keyword];
    const says = saysOf(keyword, value);
    const mark = keywordMark(detail, keyword);
    return says === undefined ? [] : [html`<li>${says}${mark && html` ${badge(book, mark)}`}</li>`];
  });
  return items.length === 0 ? undefined : html`<ul class="limits">${items}</ul>`;
}

/** That a member or a parameter has to be there, by the `required` of the detail that says so. */
export function needed(book: Book, detail: JsonObject): Html {
  const mark = keywordMark(detail, 'required');
  return html` <strong class="needed">required</strong>${mark && html` ${badge(book, mark)}`}`;
}

function saysOf(keyword: string, value: Json | undefined): Html | undefined {
  if (value === undefined) return undefined;
  const name = limits[keyword] ?? keyword;
  const words = said[`${keyword} ${String(value)}`];
  if (words !== undefined) return html`${words}`;
  const isShown = ['const', 'default', 'example', 'examples', 'enum'].includes(keyword);
  if (isShown) return html`${name} ${codesOf(value)}`;
  if (value === true || isObject(value))
    return keyword === 'additionalProperties' ? undefined : html`${name}`;
  if (value === false) return undefined;
  return html`${name} ${codesOf(value)}`;
}

function codesOf(value: Json): Html {
  const values = isArray(value) ? value : [value];
  const codes = values.map(
    (one) => html`<code>${typeof one === 'string' ? one : JSON.stringify(one)}</code>`,
  );
  return html`${codes.map((code, index) => (index === 0 ? code : html`, ${code}`))}`;
}
