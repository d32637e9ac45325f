import { type Html, html } from '../../../spec/docs/html.js';
import { printable } from '../text.js';

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
