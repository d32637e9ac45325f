import { formLimits, sizeText } from '../limits.js';

/**
 * An answer began, or a connection was made, and no answer came of it that can be judged: it was broken off, it is no
 * HTTP, or it goes beyond a limit. That says nothing about a rule.
 */
export class UnreadableAnswer extends Error {
  override readonly name = 'UnreadableAnswer';
  /** Whether it goes beyond a limit: then it is not asked for again. */
  readonly isOverLimit: boolean;

  constructor(message: string, { isOverLimit, cause }: { isOverLimit: boolean; cause?: unknown }) {
    super(message, cause === undefined ? {} : { cause });
    this.isOverLimit = isOverLimit;
  }
}

/** @param what the limit by its name and number, such as `its body is larger than 64 MiB (--max-body)` */
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
