import { isWhole } from '../answers/is-whole.js';
import { retryAfterMs } from '../answers/retry-after.js';
import { type AboutCall, NoAnswerError } from '../errors/no-answer-error.js';
import { type Attempt, attempt, type Fetch } from './attempt.js';
import { type Came, type Limits, waitBeforeResend } from './resend.js';
import type { Wait } from './wait.js';

/** How calls are sent: access to network and clock, and limits. */
export interface Sending extends Limits {
  readonly fetch: Fetch;
  /** The maximum time of one try until its response is read, in milliseconds. */
  readonly timeoutMs: number;
  readonly wait: Wait;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The credential of a call. */
export interface Bearer {
  /** Returns a token that is valid now. */
  token(signal: AbortSignal): Promise<string>;
  /** Records that a token was refused. Returns whether another one can be obtained. */
  refused(token: string): boolean;
}

/** A call to send. */
export interface Sendable extends AboutCall {
  readonly request: Request;
  /** Whether it may be retried if its outcome is unknown. */
  readonly repeatable: boolean;
  /** Undefined if the call needs none. */
  readonly bearer: Bearer | undefined;
}

/**
 * Sends a call, and retries it once with a new token after a 401, and after a wait where that is safe and within the limits.
 * Resolves with the last response, whatever its status. Throws a NoAnswerError if there is none.
 */
export async function send(call: Sendable, sending: Sending): Promise<Response> {
  const { request, repeatable, bearer, requestId, idempotencyKey } = call;
  const headers: Record<string, string> = { 'X-Request-Id': requestId };
  if (idempotencyKey !== undefined) headers['Idempotency-Key'] = idempotencyKey;
  let renewed = false;
  let waitedMs = 0;
  for (let tries = 1; ; tries++) {
    const token = await bearer?.token(request.signal);
    if (token !== undefined) headers['Authorization'] = `Bearer ${token}`;
    const came = await attempt(request, headers, sending);
    if (token !== undefined && came.response?.status === 401 && !renewed && bearer?.refused(token)) {
      renewed = true;
      continue;
    }
    const sight = await seen(came, repeatable, sending.now());
    const waitMs = waitBeforeResend(sight, { tries, waitedMs, repeatable }, sending);
    if (waitMs === undefined) {
      if (came.response === undefined) throw new NoAnswerError(came.code, call);
      return came.response;
    }
    await sending.wait(waitMs, request.signal);
    waitedMs += waitMs;
  }
}

/** An unreadable response counts as none if the call may be repeated; otherwise checking it here would be useless. */
async function seen({ response }: Attempt, repeatable: boolean, nowMs: number): Promise<Came> {
  if (response === undefined || (repeatable && response.ok && !(await isWhole(response)))) {
    return { status: undefined, retryAfterMs: undefined };
  }
  return { status: response.status, retryAfterMs: retryAfterMs(response.headers, nowMs) };
}
