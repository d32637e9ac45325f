/** The call that an error is about. */
export interface AboutCall {
  /** The operation of the contract, such as `find`. */
  readonly operation: string;
  /** That of the response if it has one, otherwise the one sent with the call. */
  readonly requestId: string;
  /** The key sent with a call that changes or costs something. Sending the call again with it marks it as the same call. */
  readonly idempotencyKey: string | undefined;
}

/**
 * No complete response was received: the connection failed, was cut off, or took longer than `timeoutMs`. A call that changes or
 * costs something may have taken effect, which is why the client does not retry it.
 */
export class NoAnswerError extends Error implements AboutCall {
  override readonly name = 'NoAnswerError';
  readonly operation: string;
  readonly requestId: string;
  readonly idempotencyKey: string | undefined;
  /** `timeout`, or the code of the platform, such as `ECONNRESET`. */
  readonly code: string;

  constructor(code: string, about: AboutCall) {
    super(`${about.operation} got no whole answer (${code}); request id ${about.requestId}`);
    this.code = code;
    this.operation = about.operation;
    this.requestId = about.requestId;
    this.idempotencyKey = about.idempotencyKey;
  }
}
