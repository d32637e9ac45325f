import type { Basis } from '../../../generated/rules.js';
import { type Html, html, type Part } from '../../../spec/docs/html.js';
import type { Counts } from '../area.js';
import { type RuleVerdict, type RunVerdict, ruleVerdicts } from '../report.js';
import { printable } from '../text.js';

/** What stands for a verdict beside its colour, for those who do not see that. */
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

/** Text as a page shows it: what nobody would see, such as a direction mark, is spelled out; line breaks stay. */
export function visible(text: string): string {
  return text.split(/\r?\n/).map(printable).join('\n');
}

/** A sentence in which what stands between backticks is code. */
export function sentence(text: string): readonly Html[] {
  return visible(text)
    .split(/(`[^`]+`)/)
    .map((piece, index) => (index % 2 === 1 ? html`<code>${piece.slice(1, -1)}</code>` : html`${piece}`));
}

/** At most about `most` UTF-16 code units of a text, with how many more there are. */
export function cut(text: string, most: number): string {
  const whole = visible(text.slice(0, most));
  return text.length <= most ? whole : `${whole} [… ${text.length - most} more]`;
}

/** A moment of UTC to the minute. */
export function moment(iso: string): Html {
  const shown = visible(iso).replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d).*Z$/, '$1 $2 UTC');
  return html`<time datetime="${visible(iso)}">${shown}</time>`;
}

/** A verdict as a word with its sign. */
export function verdictMark(verdict: RuleVerdict): Html {
  return html`<span class="verdict ${verdict}"><span class="sign" aria-hidden="true">${signs[verdict]}</span>${verdict}</span>`;
}

/** Where a rule comes from. */
export function basisMark(basis: Basis): Html {
  return html`<span class="basis ${basis}">${basis}</span>`;
}

/** Parts of a whole as a bar; the numbers stand beside it, so that it is only looked at. */
export function bar(counts: Counts): Html {
  const total = ruleVerdicts.reduce((sum, verdict) => sum + (counts[verdict] ?? 0), 0);
  let at = 0;
  const parts = ruleVerdicts.flatMap((verdict) => {
    const count = counts[verdict] ?? 0;
    if (count === 0) return [];
    const [x, width] = [at, (count / total) * 100];
    at += width;
    // What failed must be seen also where it is one of many.
    return html`<rect class="${verdict}" x="${x.toFixed(2)}" width="${Math.max(width, 1.5).toFixed(2)}" y="0" height="8"></rect>`;
  });
  return html`<svg class="bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" focusable="false">${parts}</svg>`;
}

/** Names with what is said to them; one of which nothing is said is left out. */
export function facts(rows: readonly (readonly [name: string, value: Part])[]): Html {
  return html`<dl class="facts">${rows.map(
    ([name, value]) => value !== undefined && html`<div><dt>${name}</dt><dd>${value}</dd></div>`,
  )}</dl>`;
}

/** A part of the page; the search hides one in which it finds nothing. */
export function section(name: string, heading: Part, body: Html, { isSearched = false } = {}): Html {
  return html`<section aria-labelledby="-${name}"${isSearched && html` data-part`}><h2 id="-${name}">${heading}</h2>
${body}</section>`;
}
