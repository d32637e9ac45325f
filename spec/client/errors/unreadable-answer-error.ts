/** An answer of success that is not what the contract says: no JSON, a session without a token, pages that lead in a circle. */
export class UnreadableAnswerError extends Error {
  override readonly name = 'UnreadableAnswerError';
  /** The operation of the contract, as `search`. */
  readonly operation: string;

  constructor(operation: string, what: string) {
    super(`${operation}: ${what}`);
    this.operation = operation;
  }
}
