import { isObject, type Json, type JsonObject, resolved } from '../source/json.js';
import { type Entry, listIn } from './book.js';
import { type Html, html, type Part } from './html.js';
import { badge } from './links.js';
import { keywordMark, markOf, textOf, unmarked } from './mark.js';
import type { Place } from './schema-tree.js';

/** Renders who may call an operation, and with which credentials. Webhooks are called by the service itself. */
export function facts(place: Place, { detail, kind }: Entry): Html {
  const limit = detail['x-body-limit'];
  const inherited = { ...place.mark, own: false };
  const rows: readonly (readonly [name: string, value: Part])[] = [
    ['Section', textOf(detail['x-section']) ?? 'none'],
    ['Role', kind === 'operation' && role(place, detail['x-role'])],
    ['Credentials', kind === 'operation' && credentials(place, detail)],
    ['Most bytes of a body', typeof limit === 'number' && html`${limit} ${badge(place.book, inherited)}`],
  ];
  const shown = rows.filter(([, value]) => value !== false);
  return html`<dl class="facts">${shown.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}

function role({ book, mark }: Place, given: Json | undefined): Html {
  if (!isObject(given)) return html`none`;
  const [name, also, admitted] = [given['role'], given['also'], given['stated-role']].map(textOf);
  const own = keywordMark(given, 'also');
  return html`<code>${name ?? 'none'}</code> ${badge(book, markOf(given, mark))}${
    also !== undefined && html`, and also: ${also}${own && html` ${badge(book, own)}`}`
  }${admitted !== undefined && html`; the specification admits <code>${admitted}</code>`}`;
}

/** Renders that no credential is needed, or the accepted security schemes. */
function credentials({ book, document, mark }: Place, detail: JsonObject): Html {
  const own = detail['security'];
  const security = own ?? document['security'];
  // What the document declares once for all operations is not a detail of this one.
  const enclosing = own === undefined ? unmarked : mark;
  const names = listIn(security).flatMap((one) => (isObject(one) ? Object.keys(one) : []));
  if (names.length === 0)
    return html`none needed ${badge(book, keywordMark(detail, 'security') ?? { ...enclosing, own: false })}`;
  const { components } = document;
  const schemes = isObject(components) ? components['securitySchemes'] : undefined;
  return html`${names.map((name) => {
    const scheme = isObject(schemes) ? resolved(document, schemes[name]) : undefined;
    const says = isObject(scheme) ? textOf(scheme['description']) : undefined;
    return html`<code>${name}</code>${says !== undefined && html`: ${says}`} ${badge(book, markOf(isObject(scheme) ? scheme : {}, enclosing))} `;
  })}`;
}
