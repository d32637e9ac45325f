import type { Basis } from '../../../generated/rules.js';
import { type Html, html } from '../../../spec/docs/html.js';
import type { Counts } from '../counts.js';
import type { RuleVerdict, RunVerdict } from '../report.js';

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

/** A verdict as a word with its sign. */
export function verdictMark(verdict: RuleVerdict): Html {
  return html`<span class="verdict ${verdict}"><span class="sign" aria-hidden="true">${signs[verdict]}</span>${verdict}</span>`;
}

/** Where a rule comes from. */
export function basisMark(basis: Basis): Html {
  return html`<span class="basis ${basis}">${basis}</span>`;
}

/** Parts of a whole as a bar; the numbers stand beside it, so that it is only looked at. */
export function bar(counts: Counts, order: readonly RuleVerdict[]): Html {
  const total = order.reduce((sum, verdict) => sum + (counts[verdict] ?? 0), 0);
  let at = 0;
  const parts = order.flatMap((verdict) => {
    const count = counts[verdict] ?? 0;
    if (count === 0) return [];
    const [x, width] = [at, (count / total) * 100];
    at += width;
    // What failed must be seen also where it is one of many.
    return html`<rect class="${verdict}" x="${x.toFixed(2)}" width="${Math.max(width, 1.5).toFixed(2)}" y="0" height="8"></rect>`;
  });
  return html`<svg class="bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" focusable="false">${parts}</svg>`;
}
