import { isObject, type Json, resolved } from '../contract/json.js';
import { type Entry, listIn } from './book.js';
import { type Html, html, type Part } from './html.js';
import { badge } from './links.js';
import { keywordMark, markOf, textOf, unmarked } from './mark.js';
import type { Place } from './schema-tree.js';

/** Who may call an operation, and with what. A webhook is called by the service itself. */
export function facts(place: Place, { detail, document, kind, mark }: Entry): Html {
  const limit = detail['x-body-limit'];
  const rows: readonly (readonly [name: string, value: Part])[] = [
    ['Section', textOf(detail['x-section']) ?? 'none'],
    ['Role', kind === 'operation' && role(place, detail['x-role'], mark)],
    ['Credentials', kind === 'operation' && credentials(place, detail['security'] ?? document['security'])],
    ['Most bytes of a body', typeof limit === 'number' && limit],
  ];
  const shown = rows.filter(([, value]) => value !== false);
  return html`<dl class="facts">${shown.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}

function role({ book }: Place, given: Json | undefined, enclosing: Entry['mark']): Html {
  if (!isObject(given)) return html`none`;
  const [name, also, admitted] = [given['role'], given['also'], given['stated-role']].map(textOf);
  const own = also === undefined ? undefined : keywordMark(given, 'also');
  return html`<code>${name ?? 'none'}</code> ${badge(book, markOf(given, enclosing))}${
    also !== undefined && html`, and also: ${also}${own && html` ${badge(book, own)}`}`
  }${admitted !== undefined && html`; the specification admits <code>${admitted}</code>`}`;
}

/** Whether a document says that a request needs no credential, or by which of its schemes one is given. */
function credentials(place: Place, security: Json | undefined): Html {
  const { book, document } = place;
  const names = listIn(security).flatMap((one) => (isObject(one) ? Object.keys(one) : []));
  if (names.length === 0) return html`none needed`;
  const { components } = document;
  const schemes = isObject(components) ? components['securitySchemes'] : undefined;
  return html`${names.map((name) => {
    const scheme = isObject(schemes) ? resolved(document, schemes[name]) : undefined;
    const says = isObject(scheme) ? textOf(scheme['description']) : undefined;
    return html`<code>${name}</code>${says !== undefined && html`: ${says}`} ${badge(book, markOf(isObject(scheme) ? scheme : {}, unmarked))} `;
  })}`;
}
