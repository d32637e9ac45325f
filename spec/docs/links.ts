import type { Book, Entry } from './book.js';
import { anchorOf, type Html, html } from './html.js';
import type { Mark } from './mark.js';

/** The start page; a folder that contains it is recognised as a reference. */
export const startPage = 'index.html';
export const rulesPage = 'rules.html';
export const questionsPage = 'questions.html';

export const pageOf = (id: Entry['interface']): string => `${id}.html`;

export function entryLink(book: Book, id: string): Html {
  const entry = book.entry.get(id);
  if (entry === undefined) return html`<code>${id}</code>`;
  return html`<a href="${pageOf(entry.interface)}#${anchorOf(id)}"><code>${id}</code></a>`;
}

export function ruleLink(book: Book, id: string): Html {
  if (!Object.hasOwn(book.rules, id)) return html`<code>${id}</code>`;
  return html`<a href="${rulesPage}#${anchorOf('rule', id)}"><code>${id}</code></a>`;
}

export function questionLink(book: Book, id: string): Html {
  if (!Object.hasOwn(book.questions, id)) return html`<code>${id}</code>`;
  return html`<a href="${questionsPage}#${anchorOf('question', id)}"><code>${id}</code></a>`;
}

/** Renders the origin of a detail in words: not every reader can distinguish colours. */
export function badge(book: Book, mark: Mark): Html {
  const { basis, question, section, own } = mark;
  if (!own) return html`<span class="mark ${basis} inherited">${basis}</span>`;
  const from = question === undefined ? undefined : html`: ${questionLink(book, question)}`;
  const where = basis === 'stated' && section !== undefined ? html`, section ${section}` : undefined;
  return html`<span class="mark ${basis}">${basis}${from}${where}</span>`;
}

/** Renders a text of the contract: paragraphs, `code` in backquotes, and ids of questions as links. */
export function prose(book: Book, text: string | undefined): Html | undefined {
  if (text === undefined) return undefined;
  const paragraphs = text.trim().split(/\n\s*\n/);
  return html`${paragraphs.map((paragraph) => html`<p>${inline(book, paragraph)}</p>`)}`;
}

/** Renders a text like `prose`, but without paragraphs. */
export function inline(book: Book, text: string): readonly Html[] {
  return text.split(/(`[^`]+`)/).map((piece, index) => {
    if (index % 2 === 1) return html`<code>${piece.slice(1, -1)}</code>`;
    const words = piece.split(/\b(question [a-z-]+\.[a-z-]+)/);
    return html`${words.map((word, place) =>
      place % 2 === 1 ? html`question ${questionLink(book, word.slice('question '.length))}` : word,
    )}`;
  });
}
