/** Which call an error is about. */
export interface AboutCall {
  /** The operation of the contract, as `find`. */
  readonly operation: string;
  /** Of the answer where it has one, else the one that was sent with the call. */
  readonly requestId: string;
  /** Was sent with a call that changes or costs something: the same call, sent again with it, is the same call. */
  readonly idempotencyKey: string | undefined;
}

/**
 * No whole answer came: the connection failed, ended in the middle, or took longer than `timeoutMs`. What a call that
 * changes or costs something has done is not known then, which is why the client does not send it again by itself.
 */
export class NoAnswerError extends Error implements AboutCall {
  override readonly name = 'NoAnswerError';
  readonly operation: string;
  readonly requestId: string;
  readonly idempotencyKey: string | undefined;
  /** `timeout`, or as the platform names it: `ECONNRESET`. */
  readonly code: string;

  constructor(code: string, about: AboutCall) {
    super(`${about.operation} got no whole answer (${code}); request id ${about.requestId}`);
    this.code = code;
    this.operation = about.operation;
    this.requestId = about.requestId;
    this.idempotencyKey = about.idempotencyKey;
  }
}
