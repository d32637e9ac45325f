import { type Basis, bases } from '../source/basis.js';
import { isObject, type Json, type JsonObject, resolved } from '../source/json.js';
import type { Book, Entry } from './book.js';
import { anchorOf, type Html, html } from './html.js';

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

/** The origin of a detail of a document. */
export interface Mark {
  readonly basis: Basis;
  /** The open question that an assumed detail rests on, or that a confirmed one answers. */
  readonly question?: string;
  readonly section?: string;
  /** False if the detail has no mark and inherits that of the enclosing one. */
  readonly own: boolean;
}

/** Returns the mark of a detail: its own or that of the enclosing detail. */
export function markOf(detail: JsonObject, enclosing: Mark): Mark {
  const section = textOf(detail['x-section']);
  const question = textOf(detail['x-question']);
  const named = { ...(section ? { section } : {}), ...(question ? { question } : {}), own: true };
  // An unknown basis must not pass for stated.
  if (detail['x-basis'] !== undefined) return { basis: basisIn(detail['x-basis']) ?? 'assumed', ...named };
  // What the specification describes in its own section is stated wherever it is used.
  return section === undefined ? { ...enclosing, own: false } : { basis: 'stated', ...named };
}

/** The mark of a document: details without a mark are stated. */
export const unmarked: Mark = { basis: 'stated', own: false };

/** Merges a detail with the target of its reference, and returns its mark: its own takes precedence over that of the target. */
export function entered(
  document: JsonObject,
  detail: Json | undefined,
  enclosing: Mark,
): { readonly detail: JsonObject; readonly mark: Mark } {
  const near = isObject(detail) ? detail : {};
  const target = resolved(document, near);
  const far = isObject(target) ? target : {};
  const { $ref, ...beside } = near;
  const isMarked = near['x-basis'] !== undefined || near['x-section'] !== undefined;
  return { detail: { ...far, ...beside }, mark: markOf(isMarked ? near : far, enclosing) };
}

/** Returns the mark of a keyword whose origin differs from that of its detail. */
export function keywordMark(detail: JsonObject, keyword: string): Mark | undefined {
  for (const basis of ['assumed', 'confirmed'] as const) {
    const keywords = detail[`x-${basis}-keywords`];
    const question = isObject(keywords) ? textOf(keywords[keyword]) : undefined;
    if (question !== undefined) return { basis, question, own: true };
  }
  return undefined;
}

/** Returns the keywords of a detail that have their own marks. */
export function markedKeywords(detail: JsonObject): readonly string[] {
  return [detail['x-assumed-keywords'], detail['x-confirmed-keywords']].flatMap((keywords) =>
    isObject(keywords) ? Object.keys(keywords) : [],
  );
}

/** Returns a trimmed, non-empty text. */
export function textOf(value: Json | undefined): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

function basisIn(value: Json): Basis | undefined {
  return bases.find((basis) => basis === value);
}
