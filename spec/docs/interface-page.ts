import { isObject } from '../source/json.js';
import type { Book, Entry } from './book.js';
import { type Html, html } from './html.js';
import { listed } from './index-page.js';
import { layout } from './layout.js';
import { pageOf, prose } from './links.js';
import { textOf } from './mark.js';
import { operation } from './operation.js';

/** Renders every operation of one interface in full, and its webhooks. */
export function interfacePage(book: Book, id: Entry['interface']): Html {
  const entries = book.entries.filter((entry) => entry.interface === id);
  const document = book.documents.get(id) ?? {};
  const { info } = document;
  const about = isObject(info) ? (textOf(info['description']) ?? textOf(info['summary'])) : undefined;
  const content = html`${prose(book, about)}
<p>Base address: it ends in <code>/${id}/v1</code>.</p>
<nav aria-label="Operations"><ul class="entries">${entries.map((entry) => html`<li>${listed(book, entry)}</li>`)}</ul></nav>
${entries.map((entry) => operation(book, entry))}`;
  return layout({ file: pageOf(id), title: `The ${id} interface`, finds: 'operations', content });
}
