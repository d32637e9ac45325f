import { isWhole, retryAfterMs } from './answers.js';
import { type AboutCall, NoAnswerError } from './errors.js';

/** Sends a request like the global `fetch`. */
export type Fetch = (request: Request) => Promise<Response>;

/** A complete response, or why there is none: `timeout`, or the code of the platform. */
export type Attempt =
  | { readonly response: Response }
  | { readonly response: undefined; readonly code: string };

/** Statuses without a body: a Response with one cannot be constructed for them. */
const bodiless = [204, 205, 304];

/** Sends a request once and reads the whole response. Rejects only if the signal of the request is aborted. */
export async function attempt(
  request: Request,
  headers: Readonly<Record<string, string>>,
  { fetch, timeoutMs }: { readonly fetch: Fetch; readonly timeoutMs: number },
): Promise<Attempt> {
  const late = AbortSignal.timeout(timeoutMs);
  const signal = AbortSignal.any([request.signal, late]);
  // A redirect would send the credential, or a body with the secret, to another host.
  const sent = new Request(request.clone(), { signal, redirect: 'manual' });
  for (const [name, value] of Object.entries(headers)) sent.headers.set(name, value);
  try {
    const response = await fetch(sent);
    const { status, statusText } = response;
    const body = await response.arrayBuffer();
    const read = bodiless.includes(status) ? null : body;
    return { response: new Response(read, { status, statusText, headers: response.headers }) };
  } catch (error) {
    request.signal.throwIfAborted();
    return { response: undefined, code: late.aborted ? 'timeout' : codeOf(error) };
  }
}

/** Returns only the kind of failure: the message may contain a header. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'failed';
  const { cause } = error;
  const inner = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  if (typeof inner === 'string') return inner;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/** The outcome of one try: the status of a response, or none. */
export interface Came {
  readonly status: number | undefined;
  /** The value of Retry-After, in milliseconds. */
  readonly retryAfterMs: number | undefined;
}

/** The limits of retries. */
export interface Limits {
  /** The maximum number of tries. */
  readonly tries: number;
  /** The maximum total waiting time, in milliseconds. */
  readonly waitMs: number;
}

/** The first wait if the service does not say how long; each further one is twice as long. */
const unsaidMs = 500;

//                        may be sent again
// 429                    any call: it was refused before anything was done
// 502, 503, 504, nothing a call that may be repeated: another one may have charged or changed something all the same
// any other              none

const passing: readonly (number | undefined)[] = [502, 503, 504, undefined];

/** How long to wait before a retry, in milliseconds; undefined if one is not allowed, or would come too early. */
export function waitBeforeResend(
  { status, retryAfterMs }: Came,
  sofar: { readonly tries: number; readonly waitedMs: number; readonly repeatable: boolean },
  limits: Limits,
): number | undefined {
  const allowed = status === 429 || (sofar.repeatable && passing.includes(status));
  if (!allowed || sofar.tries >= limits.tries) return undefined;
  const waitMs = retryAfterMs ?? unsaidMs * 2 ** (sofar.tries - 1);
  return sofar.waitedMs + waitMs > limits.waitMs ? undefined : waitMs;
}

/** Waits; rejects with the reason of the signal as soon as it is aborted. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

export const wait: Wait = async (ms, signal) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await sharedUntil(over, signal).finally(() => clearTimeout(timer));
};

/** Waits for a promise shared with other callers. If this signal is aborted, only this caller stops waiting. */
export async function sharedUntil<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  let abort = () => {};
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(signal.reason);
  });
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort);
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

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

/** Sends a call, and again with a new token after a 401, or after a wait where that is safe. Throws a NoAnswerError. */
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
