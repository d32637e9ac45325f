import { keywords } from '../../generated/keywords.js';
import { isArray, isObject, type Json, type JsonObject, resolved } from '../source/json.js';
import { type Book, listIn } from './book.js';
import { codes, type Html, html, type Part } from './html.js';
import { badge, entered, keywordMark, type Mark, markedKeywords, prose, textOf } from './links.js';

function conditions(schema: JsonObject): readonly Html[] {
  const parts = [schema, ...listIn(schema['allOf'])].filter(isObject);
  return parts.flatMap(({ if: when, then, else: otherwise }) => {
    if (when === undefined) return [];
    return [
      html`<p>Where <code>${JSON.stringify(when)}</code>${then !== undefined && html`, then <code>${JSON.stringify(then)}</code>`}${otherwise !== undefined && html`, otherwise <code>${JSON.stringify(otherwise)}</code>`}.</p>`,
    ];
  });
}

/** Returns a type in words, with the name of the referenced schema. */
function typeOf(document: JsonObject, schema: JsonObject, reference: string | undefined): string {
  const { type } = schema;
  const kind = isArray(type) ? type.join(' or ') : (textOf(type) ?? 'any value');
  const items = resolved(document, schema['items']);
  const of = kind === 'array' && isObject(items) ? ` of ${textOf(items['type']) ?? 'values'}` : '';
  return `${kind}${of}${reference === undefined ? '' : ` (${nameOf(reference)})`}`;
}

function nameOf(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}

/** The context of a schema being rendered. */
export interface Place {
  readonly book: Book;
  readonly document: JsonObject;
  /** The mark of the enclosing detail. */
  readonly mark: Mark;
  /** References followed so far: following one again would not end. */
  readonly path?: readonly string[];
  /** The number of enclosing members. */
  readonly depth?: number;
}

/** Deeper members are collapsed. */
const openDepth = 2;

/** Renders a value with its type, mark, constraints and description, and everything inside it. `lead` comes before the type. */
export function schemaTree(place: Place, schema: Json | undefined, lead?: Part): Html {
  const { book, document, path = [] } = place;
  const { detail, mark } = entered(document, schema, place.mark);
  const reference = isObject(schema) ? textOf(schema['$ref']) : undefined;
  const head = html`<div class="head">${lead} <span class="type">${typeOf(document, detail, reference)}</span> ${badge(book, mark)}</div>`;
  if (reference !== undefined && path.includes(reference)) {
    return html`${head}${prose(book, `The same again, as the \`${nameOf(reference)}\` around it.`)}`;
  }
  const inner: Place = { ...place, mark, path: reference === undefined ? path : [...path, reference] };
  return html`${head}${keywordList(book, detail)}${prose(book, textOf(detail['description']))}${alternatives(inner, detail)}${conditions(detail)}${inside(inner, detail)}`;
}

function inside(place: Place, schema: JsonObject): Html {
  const { items, additionalProperties: others } = schema;
  const members = [...membersOf(place, schema)];
  if (isObject(others))
    members.push(html`<li>${schemaTree(place, others, html`<em>any other name</em>`)}</li>`);
  const { depth = 0 } = place;
  const count = `${members.length} member${members.length === 1 ? '' : 's'}`;
  const list = html`<ul class="members">${members}</ul>`;
  const folded = html`<details${depth < openDepth && html` open`}><summary>${count}</summary>${list}</details>`;
  return html`${elsewhere(place, schema)}${members.length > 0 && folded}${isObject(items) && elements(place, items)}`;
}

/** Renders required members that another part of the schema describes. */
function elsewhere({ book }: Place, schema: JsonObject): Html | undefined {
  const { properties } = schema;
  const own = isObject(properties) ? Object.keys(properties) : [];
  const names = listIn(schema['required'])
    .map(String)
    .filter((name) => !own.includes(name));
  if (names.length === 0) return undefined;
  return html`<p>${codes(names)}${needed(book, schema)}</p>`;
}

function elements(place: Place, items: JsonObject): Html {
  return html`<div class="elements">${schemaTree(place, items, 'each element')}</div>`;
}

/** Renders the members of an object, including those of schemas in `allOf`. */
function membersOf(place: Place, schema: JsonObject): readonly Html[] {
  const { book, document, mark, depth = 0, path = [] } = place;
  const { properties } = schema;
  const required = listIn(schema['required']);
  const own = Object.entries(isObject(properties) ? properties : {}).map(([name, member]) => {
    const isNeeded = required.includes(name) && needed(book, schema);
    const lead = html`<code class="name">${name}</code>${isNeeded}`;
    return html`<li>${schemaTree({ ...place, depth: depth + 1 }, member, lead)}</li>`;
  });
  const joined = listIn(schema['allOf']).flatMap((part) => {
    const { detail, mark: own } = entered(document, part, mark);
    const reference = isObject(part) ? textOf(part['$ref']) : undefined;
    if (reference === undefined) return membersOf({ ...place, mark: own }, detail);
    return path.includes(reference)
      ? []
      : membersOf({ ...place, mark: own, path: [...path, reference] }, detail);
  });
  return [...joined, ...own];
}

function alternatives(place: Place, schema: JsonObject): readonly Html[] {
  const kinds = { anyOf: 'At least one of:', oneOf: 'Exactly one of:' };
  return Object.entries(kinds).flatMap(([keyword, says]) => {
    const parts = listIn(schema[keyword]);
    if (parts.length === 0) return [];
    const shown = parts.map((part) => html`<li>${alternative(place, part)}</li>`);
    return [html`<p>${says}</p><ul class="alternatives">${shown}</ul>`];
  });
}

function alternative(place: Place, part: Json): Html {
  const title = isObject(part) ? textOf(part['title']) : undefined;
  const names = isObject(part) ? listIn(part['required']) : [];
  const isOnlyNeeded = isObject(part) && part['type'] === undefined && part['properties'] === undefined;
  if (!isOnlyNeeded || names.length === 0) return schemaTree(place, part, title);
  return html`${title && html`${title}: `}with ${codes(names.map(String))}`;
}

/** Keywords that constrain a value, with their labels, in display order. */
const limits: ReadonlyMap<string, string> = new Map(Object.entries(keywords));

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
