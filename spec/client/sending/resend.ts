/** What came of one try: the status of an answer, or no answer. */
export interface Came {
  readonly status: number | undefined;
  /** What Retry-After asks for, in milliseconds. */
  readonly retryAfterMs: number | undefined;
}

/** How often and how long a call is tried again. */
export interface Limits {
  /** Most times that a call is sent. */
  readonly tries: number;
  /** Most milliseconds that it waits in all. */
  readonly waitMs: number;
}

/** Where a service does not say how long, the first wait takes this long, and each further one twice as long. */
const unsaidMs = 500;

//                        may be sent again
// 429                    any call: it was refused before anything was done
// 502, 503, 504, nothing a call that may be repeated: another one may have charged or changed something all the same
// any other              none

const passing: readonly (number | undefined)[] = [502, 503, 504, undefined];

/**
 * How long to wait before the same call is sent again, in milliseconds; undefined where it must not be, or would be in
 * vain. A service that asks for more than what is left is not asked again early.
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
