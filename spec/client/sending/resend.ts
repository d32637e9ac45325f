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

/**
 * Returns how long to wait before a retry, in milliseconds; undefined if a retry is not allowed or would be useless. A service
 * that asks for more time than is left is not called early.
 */
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
