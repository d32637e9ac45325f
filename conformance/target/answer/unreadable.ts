import { formLimits, sizeText } from '../limits.js';
import type { WireResponse } from '../transport.js';

/** The answer cannot be judged: it was cut off, is not HTTP, or exceeds a limit. That is no evidence for any rule. */
export class UnreadableAnswer extends Error {
  override readonly name = 'UnreadableAnswer';
  /** Whether it exceeds a limit: then it is not requested again. */
  readonly isOverLimit: boolean;

  constructor(message: string, { isOverLimit, cause }: { isOverLimit: boolean; cause?: unknown }) {
    super(message, cause === undefined ? {} : { cause });
    this.isOverLimit = isOverLimit;
  }
}

/** @param what names the limit, such as `its body is larger than 64 MiB (--max-body)` */
export function overLimit(what: string): UnreadableAnswer {
  return new UnreadableAnswer(what, { isOverLimit: true });
}

/** @param most bytes that `--max-body` allows */
export function bodyOverLimit(most: number): UnreadableAnswer {
  const { judgedBytes } = formLimits;
  return overLimit(
    most <= judgedBytes
      ? `its body is larger than ${sizeText(most)} (--max-body)`
      : `its body is larger than ${sizeText(judgedBytes)}, the most that is judged`,
  );
}

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
