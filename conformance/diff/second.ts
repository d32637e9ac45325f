import { whyUnreachable } from '../target/connection.js';
import { retryAfterMs } from '../target/retry-after.js';
import type { Transport, WireRequest, WireResponse } from '../target/transport.js';

/** An answer, or the reason why there is none. */
type Answered = WireResponse | { readonly because: string };

interface Asked {
  readonly isSignIn: boolean;
  /** Sent to the organization without credit: whether that matters depends on the people found. */
  readonly isUnpaid: boolean;
  /** The status of the first target's answer. */
  readonly status: number;
}

/** The timeout of each request. */
const exchangeMs = 25_000;
/** Requests in a row without an answer after which no more are sent. */
const brokenMost = 3;
/** Sign-ins that only the second target refuses, after which no more are sent: they could lock an account. */
const refusedMost = 2;
/** Total time spent in pauses that the second target asks for. */
const pausesMs = 60_000;

/**
 * Sends the first target's requests to the second one.
 * @param onLost called when nothing more is sent to it
 */
export function createSecond(
  send: Transport,
  { now, wait }: { readonly now: () => number; readonly wait: (ms: number) => Promise<void> },
  onLost: () => void,
) {
  let [broken, refused, paused] = [0, 0, 0];
  let answered = false;
  let signInsEnded: string | undefined;
  let lost: string | undefined;
  const lose = (why: string) => {
    lost ??= why;
    onLost();
    return { because: lost };
  };

  async function once(request: WireRequest): Promise<Answered> {
    try {
      const response = await send(request, AbortSignal.timeout(exchangeMs));
      broken = 0;
      answered = true;
      return response;
    } catch (error) {
      broken += 1;
      const why = `B gave no answer that can be read: ${whyUnreachable(error)}`;
      return broken >= brokenMost || (!answered && broken > 1) ? lose(why) : { because: why };
    }
  }

  /** Stops further sign-ins if an answer suggests that they could lock an account at B. */
  function notice({ status }: WireResponse, first: number): void {
    const isAccepted = first <= 299;
    if (status === 423 || status === 429) {
      signInsEnded = `B answered a sign-in with status ${status}: no further one is sent there`;
    } else if (isAccepted && (status === 401 || status === 403)) {
      refused += 1;
      if (refused >= refusedMost) {
        signInsEnded = `B refused ${refused} sign-ins that A took, the last with status ${status}: no further one is sent there`;
      }
    }
  }

  return {
    /** The reason why nothing more is sent, if so. */
    lost: () => lost,
    /** Sends a request, and returns the answer or the reason why there is none. */
    async ask(request: WireRequest, { isSignIn, isUnpaid, status }: Asked): Promise<Answered> {
      if (lost !== undefined) return { because: lost };
      if (isSignIn && signInsEnded !== undefined) return { because: signInsEnded };
      let response = await once(request);
      if ('because' in response) {
        // A sign-in is never sent twice.
        if (isSignIn || lost !== undefined) return response;
        response = await once(request);
        if ('because' in response) return response;
      }
      if (isSignIn) {
        notice(response, status);
        return response;
      }
      if (response.status === 402 && status !== 402 && !isUnpaid)
        return lose('B answered 402: nothing more is paid for');
      if (response.status !== 429 && response.status !== 503) return response;
      const pauseMs = retryAfterMs(response.headers, now());
      if (paused + pauseMs > pausesMs) {
        return lose(`B answered ${response.status} and asks for a pause of ${Math.round(pauseMs / 1000)} s`);
      }
      paused += pauseMs;
      await wait(pauseMs);
      return once(request);
    },
  };
}

export type Second = ReturnType<typeof createSecond>;
