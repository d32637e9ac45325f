import { interfaces } from '../contract/documents.js';
import { isObject } from '../source/json.js';
import { type Book, bookOf, type Entry, type Sources } from './book.js';
import { anchorOf, asset, type Html, html } from './html.js';
import { indexPage, listed } from './index-page.js';
import { layout } from './layout.js';
import { pageOf, prose, questionsPage, rulesPage, startPage } from './links.js';
import { textOf } from './mark.js';
import { operation } from './operation.js';
import { questionInFull } from './question.js';
import { ruleInFull } from './rule.js';

/** Renders every rule, including those without operations. */
function rulesOverview(book: Book): Html {
  const ids = Object.keys(book.rules);
  const lead = html`<p>A rule is one sentence that a caller can check. What is assumed can fail nobody.</p>`;
  const content = [lead, areas('rule', ids, (id) => ruleInFull(book, id))];
  return layout({ file: rulesPage, title: 'Rules', finds: 'rules', content });
}

/** Renders every question that the specification leaves open. */
function questionsOverview(book: Book): Html {
  const ids = Object.keys(book.questions);
  const lead = html`<p>A question is a point that the specification leaves open, with its admissible readings.</p>`;
  const content = [lead, areas('question', ids, (id) => questionInFull(book, id))];
  return layout({ file: questionsPage, title: 'Questions', finds: 'questions', content });
}

/** Groups ids by the part before the dot. */
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

/** Renders every operation of one interface in full, and its webhooks. */
function interfacePage(book: Book, id: Entry['interface']): Html {
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

export type { Sources } from './book.js';

/** Returns every file of the reference, texts by name, for one folder. */
export function site(sources: Sources): ReadonlyMap<string, string> {
  const book = bookOf(sources);
  return new Map([
    [startPage, indexPage(book).toString()],
    ...interfaces.map((id) => [pageOf(id), interfacePage(book, id).toString()] as const),
    [rulesPage, rulesOverview(book).toString()],
    [questionsPage, questionsOverview(book).toString()],
    ['style.css', asset(import.meta.dirname, 'docs.css').toString()],
    ['search.js', asset(import.meta.dirname, 'search.js').toString()],
  ]);
}

/** Returns the page that a server shows for a missing one, at any depth below `root`. */
export function missingPage(root: string): string {
  const content = html`<p>The reference has no page of this name. <a href="${root}${startPage}">To its start</a></p>`;
  return layout({ file: '404.html', title: 'Not found', root, content }).toString();
}

/** Returns the number of operations in the documents, without webhooks. */
export function countOperations(sources: Sources): number {
  return bookOf(sources).entries.filter(({ kind }) => kind === 'operation').length;
}
