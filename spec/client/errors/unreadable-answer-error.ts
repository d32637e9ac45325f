/** A successful response that violates the contract: invalid JSON, a session without a token, pages in a cycle. */
export class UnreadableAnswerError extends Error {
  override readonly name = 'UnreadableAnswerError';
  /** The operation of the contract, such as `search`. */
  readonly operation: string;

  constructor(operation: string, what: string) {
    super(`${operation}: ${what}`);
    this.operation = operation;
  }
}
