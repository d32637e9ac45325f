import { isObject, type Json, type JsonObject, resolved } from '../source/json.js';
import { type Html, html } from './html.js';
import { keywordList, needed } from './keywords.js';
import { badge, prose } from './links.js';
import { entered, textOf } from './mark.js';
import { type Place, schemaTree } from './schema-tree.js';

/** Renders the bodies of a request or response, one per content type, with examples. */
export function bodies(place: Place, content: Json | undefined): readonly Html[] {
  return Object.entries(isObject(content) ? content : {}).map(([type, media]) => {
    const given = isObject(media) ? media : {};
    const tree = schemaTree(place, given['schema'], html`<code>${type}</code>`);
    return html`<div class="body">${tree}${examples(place.document, given)}</div>`;
  });
}

/** Renders parameters: location and value of each. */
export function parameterList(place: Place, parameters: readonly Json[]): Html {
  const items = parameters.map((parameter) => {
    const { detail, mark } = entered(place.document, parameter, place.mark);
    const required = detail['required'] === true && needed(place.book, detail);
    const lead = html`<code class="name">${textOf(detail['name']) ?? ''}</code> in ${textOf(detail['in']) ?? 'query'}${required}`;
    return html`<li>${described({ ...place, mark }, detail, lead)}</li>`;
  });
  return html`<ul class="members">${items}</ul>`;
}

/** Renders the headers of a response. */
export function headerList(place: Place, headers: Json | undefined): Html | undefined {
  const named = Object.entries(isObject(headers) ? headers : {});
  if (named.length === 0) return undefined;
  const items = named.map(([name, header]) => {
    const { detail, mark } = entered(place.document, header, place.mark);
    return html`<li>${described({ ...place, mark }, detail, html`header <code class="name">${name}</code>`)}</li>`;
  });
  return html`<ul class="members">${items}</ul>`;
}

/** Renders a parameter or header: a detail of its own, in addition to the schema of its value. */
function described(place: Place, detail: JsonObject, lead: Html): Html {
  const { book, mark } = place;
  const value = schemaTree(place, detail['schema'], 'value');
  return html`<div class="head">${lead} ${badge(book, mark)}</div>${keywordList(book, detail)}${prose(book, textOf(detail['description']))}${value}`;
}

function examples(document: JsonObject, media: JsonObject): readonly Html[] {
  const named = Object.entries(isObject(media['examples']) ? media['examples'] : {});
  const one = media['example'] === undefined ? [] : [['', { value: media['example'] }] as const];
  return [...one, ...named].map(([name, given]) => {
    const example = resolved(document, given);
    const { summary, value } = isObject(example) ? example : {};
    const says = [name && ` ${name}`, textOf(summary) && `: ${textOf(summary)}`].filter(Boolean).join('');
    const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
    return html`<details class="example"><summary>Example${says}</summary><pre><code>${text}</code></pre></details>`;
  });
}
