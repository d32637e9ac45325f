/** A problem in the sources: where it is, and what to do about it. */
export interface Problem {
  /** Relative to the root, with slashes. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  readonly column: number;
  /** The kind of problem, such as `yaml` or `dangling-reference`. */
  readonly kind: string;
  readonly says: string;
  readonly todo: string;
}

/** The sources cannot be read as a contract. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ file, line, says }) => `${file}:${line}: ${says}`).join('\n'));
    this.problems = problems;
  }
}
