import { interfaces } from '../contract/documents.js';
import { isObject } from '../source/json.js';
import type { Book, Entry } from './book.js';
import { type Html, html } from './html.js';
import { layout } from './layout.js';
import { badge, entryLink, inline, pageOf, questionsPage, rulesPage, startPage } from './links.js';
import { textOf } from './mark.js';
import { draftNote } from './operation.js';

/** The start page: the meaning of the marks, and every operation. */
export function indexPage(book: Book): Html {
  const content = html`<p>What a caller meets in the four interfaces of the service, each detail with where it is known from.
<a href="${rulesPage}">${Object.keys(book.rules).length} rules</a> say what holds,
<a href="${questionsPage}">${Object.keys(book.questions).length} questions</a> what the specification leaves open.</p>
${legend}
${interfaces.map((id) => group(book, id))}`;
  return layout({ file: startPage, title: 'Reference', finds: 'operations and webhooks', content });
}

const legend = html`<h2>Where a detail comes from</h2>
<dl class="facts">
<div><dt><span class="mark stated">stated</span></dt><dd>The specification says it.</dd></div>
<div><dt><span class="mark derived">derived</span></dt><dd>It follows from what the specification says.</dd></div>
<div><dt><span class="mark assumed">assumed</span></dt><dd>It is our answer to an open question, which is named beside it. Nobody is held to it.</dd></div>
<div><dt><span class="mark confirmed">confirmed</span></dt><dd>The service itself answered the question that is named beside it.</dd></div>
<div><dt><span class="mark stated inherited">dotted</span></dt><dd>The detail has no mark of its own: it takes the one of what encloses it.</dd></div>
</dl>`;

function group(book: Book, id: Entry['interface']): Html | undefined {
  const entries = book.entries.filter((entry) => entry.interface === id);
  const info = book.documents.get(id)?.['info'];
  const summary = isObject(info) ? textOf(info['summary']) : undefined;
  if (entries.length === 0) return undefined;
  return html`<section data-group>
<h2><a href="${pageOf(id)}">${id}</a></h2>
<p>${inline(book, summary ?? '')}</p>
<ul class="entries">${entries.map((entry) => html`<li data-item>${listed(book, entry)}</li>`)}</ul>
</section>`;
}

/** Renders an operation in a list. */
export function listed(book: Book, entry: Entry): Html {
  const { detail, id, kind, mark, method, path } = entry;
  const call = kind === 'webhook' ? 'webhook' : html`<code>${method} ${path}</code>`;
  const summary = textOf(detail['summary']) ?? '';
  return html`${entryLink(book, id)} ${call} ${inline(book, summary)} ${badge(book, mark)}${draftNote(entry)}`;
}
