import { type Patience, unhurriedMs } from '../../scene/eventually.js';
import { overLimit, pageIn, UnreadableAnswer } from '../../target/answer.js';
import { whyUnreachable } from '../../target/connection.js';
import { Interruption } from '../../target/interruption.js';
import { sizeText } from '../../target/limits.js';
import { free, type Price } from '../../target/price.js';
import type { WireRequest, WireResponse } from '../../target/transport.js';
import type { ResolvedOptions } from '../options/run-options.js';
import { type Budget, OverLimit } from './budget.js';

/** Sends a request, or throws an Interruption if there is no answer. `onAgain` is called before each retry, unless `isOnce`. */
export type Delivery = (
  request: WireRequest,
  isOnce?: boolean,
  onAgain?: () => void,
  price?: Price,
) => Promise<WireResponse>;

const brokenAttempts = 2;
/** The number of unreadable answers, in a row or in all, that ends a run. */
const unreadableMost = { inARow: 3, inAll: 12 };

/** Delivers within the limits of a run. An answer that was cut off or never began is requested again. */
export function createDelivery({
  options: { target, transport, limits, wait },
  budget,
  patience,
}: {
  readonly options: Pick<ResolvedOptions, 'target' | 'transport' | 'limits' | 'wait'>;
  readonly budget: Budget;
  readonly patience: Patience;
}): Delivery {
  const unreadable = { inARow: 0, inAll: 0 };
  let bytes = 0;
  /** Whether the service itself has answered: until then an HTML page may come from a proxy or its sign-in form. */
  let isReached = false;

  async function exchange(request: WireRequest): Promise<WireResponse> {
    const sentAt = performance.now();
    const whole = { ...request, headers: { ...target.headers, ...request.headers } };
    const allowedMs = Math.min(limits.exchangeMs, unhurriedMs + patience.remaining());
    const giveUp = new AbortController();
    const signal = AbortSignal.any([giveUp.signal, budget.broken()]);
    const tooLong = overLimit(`it took longer than ${Math.round(allowedMs / 1000)} s`);
    const timer = setTimeout(() => giveUp.abort(tooLong), allowedMs);
    try {
      return await Promise.race([transport(whole, signal), rejectedBy(signal)]);
    } finally {
      clearTimeout(timer);
      patience.waited(sentAt);
      if (patience.remaining() === 0) {
        const message =
          'the target kept the run waiting for longer than it waits in all (--max-wait): pauses that it asked for, answers that take more than 5 s, and what shows late or never';
        budget.end(new Interruption('limit-reached', message));
      }
    }
  }

  /** Makes the interruption for an unreadable answer. Too many of them end the run. */
  function giveUpOn(request: WireRequest, error: UnreadableAnswer): Interruption {
    unreadable.inARow += 1;
    unreadable.inAll += 1;
    const message = `the answer to ${request.method} ${request.url} could not be read: ${error.message}`;
    const { inARow, inAll } = unreadable;
    if (inARow < unreadableMost.inARow && inAll < unreadableMost.inAll) {
      return new Interruption('unreadable', message, { cause: error });
    }
    const times =
      inARow < unreadableMost.inARow ? `${inAll} such answers` : `${inARow} such answers in a row`;
    const ending = new Interruption('target-lost', `${message}; the run ends after ${times}`, {
      cause: error,
    });
    budget.end(ending);
    return ending;
  }

  function refusePage(response: WireResponse): void {
    const page = response.status < 300 ? pageIn(response) : undefined;
    isReached ||= page === undefined;
    if (isReached) return;
    throw new UnreadableAnswer(
      `it is ${page} with status ${response.status}, so it comes of something else than the service, such as a proxy in front of it`,
      { isOverLimit: true },
    );
  }

  function count(response: WireResponse): void {
    unreadable.inARow = 0;
    bytes += response.text.length;
    if (bytes <= limits.runBytes) return;
    const most = sizeText(limits.runBytes);
    budget.end(new Interruption('limit-reached', `the target answered with more than ${most} in all`));
  }

  return async (request, isOnce = false, onAgain = () => undefined, price = free) => {
    const most = isOnce ? 0 : brokenAttempts;
    for (let attempt = 1; ; attempt += 1) {
      try {
        const response = await budget.spend(() => exchange(request), price);
        refusePage(response);
        count(response);
        return response;
      } catch (error) {
        if (error instanceof Interruption || error instanceof OverLimit) throw error;
        const isUnreadable = error instanceof UnreadableAnswer;
        const isLast = attempt > most || price.credits > budget.credits.left();
        if (isUnreadable && (error.isOverLimit || isLast)) throw giveUpOn(request, error);
        if (isLast) {
          const why = whyUnreachable(error);
          throw new Interruption('target-lost', `${request.method} ${request.url} got no answer: ${why}`, {
            cause: error,
          });
        }
        await wait(100 * attempt);
        onAgain();
      }
    }
  };
}

function rejectedBy(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
