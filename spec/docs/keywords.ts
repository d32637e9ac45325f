import type { Json, JsonObject } from '../contract/json.js';
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

/** What limits a value, each with its own mark where it has one: a stated member may have an assumed maximum. */
export function keywordList(book: Book, schema: JsonObject): Html | undefined {
  // `required` is shown at each member that it names.
  const others = markedKeywords(schema).filter((keyword) => keyword !== 'required' && !(keyword in limits));
  const shown = [...Object.keys(limits), ...others].filter((keyword) => schema[keyword] !== undefined);
  const items = shown.map((keyword) => {
    const value = schema[keyword];
    const mark = keywordMark(schema, keyword);
    const says = value === true ? undefined : html` ${codesOf(value)}`;
    return value === false
      ? undefined
      : html`<li>${limits[keyword] ?? keyword}${says}${mark && html` ${badge(book, mark)}`}</li>`;
  });
  if (schema['additionalProperties'] === false) items.push(html`<li>no other members</li>`);
  if (schema['additionalProperties'] === true) items.push(html`<li>any other members</li>`);
  return items.length === 0 ? undefined : html`<ul class="limits">${items}</ul>`;
}

function codesOf(value: Json | undefined): Html {
  const values = Array.isArray(value) ? value : [value];
  const codes = values.map(
    (one) => html`<code>${typeof one === 'string' ? one : JSON.stringify(one)}</code>`,
  );
  return html`${codes.map((code, index) => (index === 0 ? code : html`, ${code}`))}`;
}
