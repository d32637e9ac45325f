import { interfaces } from '../contract/documents.js';
import { isObject } from '../source/json.js';
import { type Book, bookOf, type Entry, type Sources } from './book.js';
import { anchorOf, asset, type Html, html } from './html.js';
import { layout } from './layout.js';
import * as links from './links.js';
import { draftNote, operation } from './operation.js';
import { questionInFull, ruleInFull } from './question.js';

function rulesOverview(book: Book): Html {
  const ids = Object.keys(book.rules);
  const lead = html`<p>A rule is one sentence that a caller can check. What is assumed can fail nobody.</p>`;
  const content = [lead, areas('rule', ids, (id) => ruleInFull(book, id))];
  return layout({ file: links.rulesPage, title: 'Rules', finds: 'rules', content });
}

function questionsOverview(book: Book): Html {
  const ids = Object.keys(book.questions);
  const lead = html`<p>A question is a point that the specification leaves open, with its admissible readings.</p>`;
  const content = [lead, areas('question', ids, (id) => questionInFull(book, id))];
  return layout({ file: links.questionsPage, title: 'Questions', finds: 'questions', content });
}

function areas(kind: 'rule' | 'question', ids: readonly string[], inFull: (id: string) => Html): Html {
  const areaOf = (id: string) => id.split('.', 1)[0] ?? id;
  const names = [...new Set(ids.map(areaOf))];
  return html`${names.map((area) => {
    const own = ids.filter((id) => areaOf(id) === area);
    const entries = own.map(
      (id) => html`<section class="entry" id="${anchorOf(kind, id)}" data-item>
<h3><a href="#${anchorOf(kind, id)}"><code>${id}</code></a></h3>
${inFull(id)}
</section>`,
    );
    return html`<section data-group><h2>${area}</h2>${entries}</section>`;
  })}`;
}

function interfacePage(book: Book, id: Entry['interface']): Html {
  const entries = book.entries.filter((entry) => entry.interface === id);
  const document = book.documents.get(id) ?? {};
  const { info } = document;
  const about = isObject(info)
    ? (links.textOf(info['description']) ?? links.textOf(info['summary']))
    : undefined;
  const content = html`${links.prose(book, about)}
<p>Base address: it ends in <code>/${id}/v1</code>.</p>
<nav aria-label="Operations"><ul class="entries">${entries.map((entry) => html`<li>${listed(book, entry)}</li>`)}</ul></nav>
${entries.map((entry) => operation(book, entry))}`;
  return layout({ file: links.pageOf(id), title: `The ${id} interface`, finds: 'operations', content });
}

export type { Sources } from './book.js';

/** Returns every file of the reference, texts by name, for one folder. */
export function site(sources: Sources): ReadonlyMap<string, string> {
  const book = bookOf(sources);
  return new Map([
    [links.startPage, indexPage(book).toString()],
    ...interfaces.map((id) => [links.pageOf(id), interfacePage(book, id).toString()] as const),
    [links.rulesPage, rulesOverview(book).toString()],
    [links.questionsPage, questionsOverview(book).toString()],
    ['style.css', asset(import.meta.dirname, 'docs.css').toString()],
    ['search.js', asset(import.meta.dirname, 'search.js').toString()],
  ]);
}

/** Returns the page that a server shows for a missing one, at any depth below `root`. */
export function missingPage(root: string): string {
  const content = html`<p>The reference has no page of this name. <a href="${root}${links.startPage}">To its start</a></p>`;
  return layout({ file: '404.html', title: 'Not found', root, content }).toString();
}

/** Returns the number of operations in the documents, without webhooks. */
export function countOperations(sources: Sources): number {
  return bookOf(sources).entries.filter(({ kind }) => kind === 'operation').length;
}

/** The start page: the meaning of the marks, and every operation. */
export function indexPage(book: Book): Html {
  const content = html`<p>What a caller meets in the four interfaces of the service, each detail with where it is known from.
<a href="${links.rulesPage}">${Object.keys(book.rules).length} rules</a> say what holds,
<a href="${links.questionsPage}">${Object.keys(book.questions).length} questions</a> what the specification leaves open.</p>
${legend}
${interfaces.map((id) => group(book, id))}`;
  return layout({ file: links.startPage, title: 'Reference', finds: 'operations and webhooks', content });
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
  const summary = isObject(info) ? links.textOf(info['summary']) : undefined;
  if (entries.length === 0) return undefined;
  return html`<section data-group>
<h2><a href="${links.pageOf(id)}">${id}</a></h2>
<p>${links.inline(book, summary ?? '')}</p>
<ul class="entries">${entries.map((entry) => html`<li data-item>${listed(book, entry)}</li>`)}</ul>
</section>`;
}

/** Renders an operation in a list. */
export function listed(book: Book, entry: Entry): Html {
  const { detail, id, kind, mark, method, path } = entry;
  const call = kind === 'webhook' ? 'webhook' : html`<code>${method} ${path}</code>`;
  const summary = links.textOf(detail['summary']) ?? '';
  return html`${links.entryLink(book, id)} ${call} ${links.inline(book, summary)} ${links.badge(book, mark)}${draftNote(entry)}`;
}
