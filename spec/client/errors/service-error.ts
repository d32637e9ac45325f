import type { AboutCall } from './no-answer-error.js';

/** What a refusal says. */
export interface Refused extends AboutCall {
  readonly status: number;
  readonly code: string;
  /** In the words of the service, without any secret; undefined where it says nothing. */
  readonly detail: string | undefined;
  readonly retryAfterMs: number | undefined;
}

/** The service answered, and not with success. No part of it holds a credential. */
export class ServiceError extends Error implements Refused {
  override readonly name: string = 'ServiceError';
  readonly status: number;
  /** Machine-readable: that of the answer, or one that follows from the status, as `payment_required`. */
  readonly code: string;
  readonly detail: string | undefined;
  /** How long the service asks to wait before the next try, in milliseconds. */
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

/** The sign-in that a call needed was refused: the call itself was not sent. */
export class SignInError extends ServiceError {
  override readonly name = 'SignInError';
}
