import type { Book } from './book.js';
import { type Html, html, listed } from './html.js';
import { badge, entryLink, inline, type Mark, questionLink, ruleLink } from './links.js';

/** Renders a question in the list of an operation. */
export function questionItem(book: Book, id: string): Html {
  return html`<li>${questionLink(book, id)}${questionText(book, id)}</li>`;
}

/** Renders what is open, the admissible answers, and the answer of the service if there is one. */
export function questionText(book: Book, id: string): Html | undefined {
  const question = book.questions[id];
  if (question === undefined) return undefined;
  const { asks, readings, resolved, section, register, contradicts = {} } = question;
  const answers = Object.entries(readings).map(([reading, meaning]) => {
    const isDefault = reading === question.default && html` <strong class="default">default</strong>`;
    const broken = (Object.hasOwn(contradicts, reading) && contradicts[reading]) || [];
    const against = listed(broken.map((rule) => ruleLink(book, rule)));
    const steps = broken.length > 0 && html` <span class="note">Contradicts ${against}.</span>`;
    return html`<div><dt><code>${reading}</code>${isDefault}</dt><dd>${inline(book, meaning)}${steps}</dd></div>`;
  });
  const from =
    resolved && html` <span class="mark confirmed">confirmed: ${resolved.source}, ${resolved.date}</span>`;
  const where = html` <span class="section">section ${section}${register !== undefined && `, ${register}`}</span>`;
  return html`${where}${from}<p>${inline(book, asks)}</p><dl class="readings">${answers}</dl>`;
}

/** Renders a question in full, including the operations and rules that rest on it. */
export function questionInFull(book: Book, id: string): Html {
  const operations = book.entries.filter(({ questions }) => questions.includes(id));
  const rules = Object.keys(book.rules).filter((rule) => book.rules[rule]?.question === id);
  return html`${questionText(book, id)}${links(
    'Concerns',
    operations.map((entry) => entryLink(book, entry.id)),
  )}${links(
    'Rules that rest on it:',
    rules.map((rule) => ruleLink(book, rule)),
  )}`;
}

function links(lead: string, all: readonly Html[]): Html | undefined {
  if (all.length === 0) return undefined;
  return html`<p>${lead} ${listed(all)}.</p>`;
}

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
