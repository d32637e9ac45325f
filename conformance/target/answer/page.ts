import type { WireResponse } from '../transport.js';

const titleMost = 80;

/** Describes an answer that is an HTML page, with its title if it has one; undefined if it is no page. */
export function pageIn({ headers, text }: Pick<WireResponse, 'headers' | 'text'>): string | undefined {
  const begins = text.slice(0, 2000);
  const isHtml = /^\s*<(?:!doctype\s+html|html)\b/i.test(begins);
  const isDeclared = /^\s*</.test(begins) && /^text\/html\b/i.test(headers['content-type'] ?? '');
  if (!isHtml && !isDeclared) return undefined;
  const title = /<title[^>]{0,200}>([^<]{1,200})/i.exec(begins)?.[1]?.trim();
  return title ? `a page of HTML ("${title.slice(0, titleMost)}")` : 'a page of HTML';
}
