import type { AboutCall } from './no-answer-error.js';

/** The content of an error response. */
export interface Refused extends AboutCall {
  readonly status: number;
  readonly code: string;
  /** The message of the service, without secrets; undefined if there is none. */
  readonly detail: string | undefined;
  readonly retryAfterMs: number | undefined;
}

/** The service returned an error response. No property contains a credential. */
export class ServiceError extends Error implements Refused {
  override readonly name: string = 'ServiceError';
  readonly status: number;
  /** Machine-readable: the code of the response, or one derived from the status, such as `payment_required`. */
  readonly code: string;
  readonly detail: string | undefined;
  /** How long the service asks to wait before a retry, in milliseconds. */
  readonly retryAfterMs: number | undefined;
  readonly operation: string;
  readonly requestId: string;
  readonly idempotencyKey: string | undefined;

  constructor({ status, code, detail, retryAfterMs, operation, requestId, idempotencyKey }: Refused) {
    super(`${operation} was answered ${status} ${code}${detail === undefined ? '' : `: ${detail}`}`);
    this.status = status;
    this.code = code;
    this.detail = detail;
    this.retryAfterMs = retryAfterMs;
    this.operation = operation;
    this.requestId = requestId;
    this.idempotencyKey = idempotencyKey;
  }
}

/** The sign-in for a call was refused. The call itself was not sent. */
export class SignInError extends ServiceError {
  override readonly name = 'SignInError';
}
