import type { Basis } from '../../../generated/rules.js';
import { type Html, html, type Part } from '../../../spec/docs/html.js';
import type { Counts } from '../area.js';
import { type RuleVerdict, type RunVerdict, ruleVerdicts } from '../report.js';
import { printable } from '../text.js';

/** Symbols of the verdicts, for readers who cannot tell the colours apart. */
const signs: Record<RuleVerdict, string> = {
  pass: '✓',
  fail: '✕',
  unexercised: '○',
  inconclusive: '?',
  skipped: '–',
  error: '!',
};

export const runWords: Record<RunVerdict, { readonly sign: string; readonly word: string }> = {
  conformant: { sign: '✓', word: 'Conformant' },
  'non-conformant': { sign: '✕', word: 'Not conformant' },
  'proved-nothing': { sign: '?', word: 'Proved nothing' },
  error: { sign: '!', word: 'The kit broke' },
};

/** The attribute of an open `<details>`. */
export const open = html` open`;

/** Escapes invisible characters, such as direction marks; line breaks stay. */
export function visible(text: string): string {
  return text.split(/\r?\n/).map(printable).join('\n');
}

/** Renders a sentence, with code where it has backticks. */
export function sentence(text: string): readonly Html[] {
  return visible(text)
    .split(/(`[^`]+`)/)
    .map((piece, index) => (index % 2 === 1 ? html`<code>${piece.slice(1, -1)}</code>` : html`${piece}`));
}

/** Cuts a text to about `most` UTF-16 code units, and says how many more there are. */
export function cut(text: string, most: number): string {
  const whole = visible(text.slice(0, most));
  return text.length <= most ? whole : `${whole} [… ${text.length - most} more]`;
}

/** Renders a time in UTC to the minute. */
export function moment(iso: string): Html {
  const shown = visible(iso).replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d).*Z$/, '$1 $2 UTC');
  return html`<time datetime="${visible(iso)}">${shown}</time>`;
}

/** Renders a verdict as a word with its symbol. */
export function verdictMark(verdict: RuleVerdict): Html {
  return html`<span class="verdict ${verdict}"><span class="sign" aria-hidden="true">${signs[verdict]}</span>${verdict}</span>`;
}

/** Renders the basis of a rule. */
export function basisMark(basis: Basis): Html {
  return html`<span class="basis ${basis}">${basis}</span>`;
}

/** Renders counts as a stacked bar. It is hidden from screen readers: the numbers are beside it. */
export function bar(counts: Counts): Html {
  const total = ruleVerdicts.reduce((sum, verdict) => sum + (counts[verdict] ?? 0), 0);
  let at = 0;
  const parts = ruleVerdicts.flatMap((verdict) => {
    const count = counts[verdict] ?? 0;
    if (count === 0) return [];
    const [x, width] = [at, (count / total) * 100];
    at += width;
    // A minimum width, so that one failure among many rules is visible.
    return html`<rect class="${verdict}" x="${x.toFixed(2)}" width="${Math.max(width, 1.5).toFixed(2)}" y="0" height="8"></rect>`;
  });
  return html`<svg class="bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" focusable="false">${parts}</svg>`;
}

/** Renders names with their values, without those that are undefined. */
export function facts(rows: readonly (readonly [name: string, value: Part])[]): Html {
  return html`<dl class="facts">${rows.map(
    ([name, value]) => value !== undefined && html`<div><dt>${name}</dt><dd>${value}</dd></div>`,
  )}</dl>`;
}

/** Renders a section of the page. If `isSearched`, the search hides it when nothing in it matches. */
export function section(name: string, heading: Part, body: Html, { isSearched = false } = {}): Html {
  return html`<section aria-labelledby="-${name}"${isSearched && html` data-part`}><h2 id="-${name}">${heading}</h2>
${body}</section>`;
}
