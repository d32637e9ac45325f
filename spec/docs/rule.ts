import type { Book } from './book.js';
import { type Html, html, listed } from './html.js';
import { badge, entryLink, inline, ruleLink } from './links.js';
import type { Mark } from './mark.js';

/** Renders a rule in the list of an operation. */
export function ruleItem(book: Book, id: string): Html {
  return html`<li>${ruleLink(book, id)} ${ruleText(book, id)}</li>`;
}

/** Renders the sentence of a rule, its origin, and why it is unobservable if it is. */
export function ruleText(book: Book, id: string): Html | undefined {
  const rule = book.rules[id];
  if (rule === undefined) return undefined;
  const { basis, question, quote, section, says, unobservable } = rule;
  const mark: Mark = { basis, section, ...(question === undefined ? {} : { question }), own: true };
  const where = basis === 'stated' ? undefined : html` <span class="section">section ${section}</span>`;
  const hidden =
    unobservable !== undefined &&
    html`<p class="note">Never judged, as no caller can observe it: ${inline(book, unobservable)}</p>`;
  const words = quote !== undefined && html`<p>The specification says: <q>${inline(book, quote)}</q></p>`;
  return html`${badge(book, mark)}${where}<p>${inline(book, says)}</p>${words}${hidden}`;
}

/** Renders a rule in full. */
export function ruleInFull(book: Book, id: string): Html {
  const rule = book.rules[id];
  const operations = rule?.operations ?? [];
  const speaks = listed(operations.map((one) => entryLink(book, one)));
  return html`${ruleText(book, id)}<p>${
    operations.length === 0 ? 'About no single operation.' : html`About ${speaks}.`
  }</p>`;
}
