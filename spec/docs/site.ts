import { interfaces } from '../contract/documents.js';
import { bookOf, type Sources } from './book.js';
import { questionsOverview, rulesOverview } from './catalogue-page.js';
import { html } from './html.js';
import { indexPage } from './index-page.js';
import { interfacePage } from './interface-page.js';
import { layout } from './layout.js';
import { pageOf, questionsPage, rulesPage, startPage } from './links.js';
import { search } from './search.js';
import { style } from './style.js';

export type { Sources } from './book.js';

/** Returns every file of the reference, texts by name, for one folder. */
export function site(sources: Sources): ReadonlyMap<string, string> {
  const book = bookOf(sources);
  return new Map([
    [startPage, indexPage(book).toString()],
    ...interfaces.map((id) => [pageOf(id), interfacePage(book, id).toString()] as const),
    [rulesPage, rulesOverview(book).toString()],
    [questionsPage, questionsOverview(book).toString()],
    ['style.css', style],
    ['search.js', search],
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
