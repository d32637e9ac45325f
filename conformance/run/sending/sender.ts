import PQueue from 'p-queue';
import { type OperationId, operations } from '../../../generated/operations.js';
import { redacted } from '../../../spec/exchange/secret-names.js';
import { unhurriedMs, type WaitBudget } from '../../check/eventually.js';
import type { Secrets } from '../../judging/secrets.js';
import type { OwnedResources } from '../../resources/journal.js';
import { overLimit, UnreadableAnswer } from '../../target/answer.js';
import { Interruption, NotSentError } from '../../target/end-scenario.js';
import { type Exchange, isAdmitted, isSuccess } from '../../target/exchange.js';
import { parseJson } from '../../target/json.js';
import { free, type Price } from '../../target/price.js';
import { mayCall, writes } from '../../target/target.js';
import {
  isRedirect,
  Redirected,
  retryAfterMs,
  sendFollowing,
  type WireRequest,
  type WireResponse,
  whyUnreachable,
} from '../../target/transport.js';
import { decodedJson } from '../../target/wire/form.js';
import type { Pool } from '../../view/find-view.js';
import type { ResolvedOptions } from '../run-options.js';
import { addressOption } from './addresses.js';
import { type Budget, OverLimit } from './budget.js';

/** What all senders share: the options and limits of the run, and where exchanges are recorded. */
export interface SendingParts {
  readonly options: ResolvedOptions;
  readonly budget: Budget;
  readonly waitBudget: WaitBudget;
  readonly owned: OwnedResources;
  readonly secrets: Secrets;
  readonly pool: Pool;
  /** Called with every exchange, in the order in which answers arrive. */
  readonly record: (exchange: Exchange) => void;
  readonly investigation: () => string;
}

/** What is known of an exchange besides its bytes, what it may cost, and whether its very address is tried. */
export type Meta = Pick<Exchange, 'operation' | 'credential' | 'org' | 'named'> & {
  readonly price?: Price;
  readonly isAddressTried?: boolean;
};

/** The number of redirects that end a run in which nothing else was received. */
const leavingsMost = 3;
export const throttledAttempts = 5;

export function createSender(parts: SendingParts) {
  const { waitBudget, record, investigation } = parts;
  const { target, safety, forms, now, wait } = parts.options;
  const deliver = createDelivery(parts);
  const inTurn = createTurns();
  // Headers for a gateway may be secrets: their values are never kept.
  const withheld = Object.fromEntries(Object.keys(target.headers ?? {}).map((name) => [name, redacted]));
  let sent = 0;
  const lost: OperationId[] = [];
  /** Whether anything but a redirect has been received. */
  let isReached = false;
  let leavings = 0;

  /** Ends a scenario at a redirect that is not followed, or the run if the target does nothing else. */
  function leaving({ method, url }: WireRequest, { status, headers }: WireResponse): Error {
    leavings += 1;
    const to = headers['location'];
    const message = `not exercised: ${method} ${url} was redirected to ${to === undefined ? 'nowhere' : `"${to}"`} with status ${status}`;
    if (isReached || leavings < leavingsMost) return new Redirected(message);
    const advice = `${message}, as every call before; check ${addressOption(target, url)}`;
    return parts.budget.end(new Interruption('target-lost', advice));
  }

  return {
    /** Sends a request without recording it: it is no call of the service, and its failure ends no run. */
    deliver: createDelivery({ ...parts, budget: { ...parts.budget, end: (reason) => reason } }),
    /** Records a call of which it is unknown whether it was carried out, or how often. */
    lose: (operation: OperationId) => void lost.push(operation),
    /** The operations of these calls, in order. */
    lost: (): readonly OperationId[] => lost,
    /** Sends a request, follows redirects, and waits out throttling if `patient`. Does not record the last answer. */
    async exchange(
      { price = free, isAddressTried = false, ...meta }: Meta,
      request: WireRequest,
      patient = true,
    ): Promise<Exchange> {
      if (!mayCall(meta.operation, safety)) {
        throw new Error(`the kit was about to call ${meta.operation} in a run that is ${safety}`);
      }
      let isSentAgain = false;
      const sendsAgain = () => {
        isSentAgain = true;
        if (usesUp(meta.operation)) lost.push(meta.operation);
      };
      for (let attempt = 1; ; attempt += 1) {
        const sentAt = now();
        const send = (each: WireRequest) => deliver(each, !patient, sendsAgain, price);
        const sendIt = () => (isAddressTried ? send(request) : sendFollowing(request, send));
        const isAlone = !patient || meta.operation === 'createSession';
        const response = await (isAlone ? sendIt() : inTurn(sendIt, (refusal) => record(exchanged(refusal))));
        if (!isRedirect(response)) isReached = true;
        else if (!isAddressTried && maySucceed(meta)) throw leaving(request, response);
        const recorded = exchanged(response);
        const throttled = response.status === 429 || response.status === 503;
        const pauseMs = retryAfterMs(response.headers, now());
        const isLast = !patient || !throttled || attempt === throttledAttempts || !waitBudget.pauses(pauseMs);
        if (isLast) {
          if (isSentAgain && meta.operation === 'createSession' && !isSuccess(recorded)) {
            const why = 'an answer of the session endpoint got lost: what it used up is not known';
            throw new NotSentError(why, 'inconclusive');
          }
          return recorded;
        }
        record(recorded);
        // It may have been carried out although a gateway gave up on it. A 429 means that it was not.
        if (response.status === 503) sendsAgain();
        await wait(pauseMs);

        function exchanged(answer: WireResponse): Exchange {
          return {
            ...meta,
            id: ++sent,
            investigation: investigation(),
            request: {
              method: request.method,
              url: request.url,
              headers: { ...withheld, ...request.headers },
              text: request.body,
              json: request.body === undefined ? undefined : parseJson(request.body),
            },
            response: {
              ...answer,
              json: decodedJson(forms, { ...meta, status: answer.status }, parseJson(answer.text)),
            },
            sentAt,
            receivedAt: now(),
          };
        }
      }
    },
  };
}

/** Whether a call that is carried out once more may have another effect. */
export const usesUp = (operation: OperationId): boolean => writes(operation) || operation === 'createSession';

/** Whether a call comes with what it needs, though the role of its caller may not suffice. */
const maySucceed = (meta: Meta): boolean =>
  isAdmitted(meta) || meta.credential === 'other-caller' || !operations[meta.operation].authenticated;

/** How a service refuses a call because another one is under way. */
const refusalsBeside: readonly number[] = [409, 423, 429];
/** After as many calls that were refused beside others and taken alone, each waits for its turn. */
const takenAlone = 3;

/** Sends calls of a run concurrently; one that is refused for that is sent once more when the others are answered. */
function createTurns() {
  const queue = new PQueue({ concurrency: 1 });
  const flights = new Set<Promise<unknown>>();
  let taken = 0;

  const fly = (send: () => Promise<WireResponse>): Promise<WireResponse> => {
    const flight = send();
    flights.add(flight);
    return flight.finally(() => flights.delete(flight));
  };

  /** @param onAgain called with the refusal before the request is sent again */
  return async (send: () => Promise<WireResponse>, onAgain: (refusal: WireResponse) => void) => {
    if (taken >= takenAlone) return queue.add(send);
    const before = flights.size;
    const answer = await fly(send);
    const wasAlone = before === 0 && flights.size === 0;
    if (wasAlone || !refusalsBeside.includes(answer.status)) return answer;
    onAgain(answer);
    return queue.add(async () => {
      await Promise.allSettled(flights);
      const again = await fly(send);
      if (again.status < 300) taken += 1;
      return again;
    });
  };
}

/** Sends a request, or throws an Interruption if there is no answer. `onAgain` is called before each retry, unless `isOnce`. */
export type Delivery = (
  request: WireRequest,
  isOnce?: boolean,
  onAgain?: () => void,
  price?: Price,
) => Promise<WireResponse>;

const brokenAttempts = 2;
/** The number of unreadable answers in a row that ends a run. */
const unreadableMost = 3;

/** Delivers within the limits of a run. An answer that was cut off or never began is requested again. */
export function createDelivery({
  options: { target, transport, limits, wait },
  budget,
  waitBudget,
}: {
  readonly options: Pick<ResolvedOptions, 'target' | 'transport' | 'limits' | 'wait'>;
  readonly budget: Budget;
  readonly waitBudget: WaitBudget;
}): Delivery {
  let unreadable = 0;
  let isAnswered = false;

  async function exchange(request: WireRequest): Promise<WireResponse> {
    const sentAt = performance.now();
    const whole = { ...request, headers: { ...target.headers, ...request.headers } };
    const allowedMs = Math.min(limits.exchangeMs, unhurriedMs + waitBudget.remaining());
    const giveUp = new AbortController();
    const signal = AbortSignal.any([giveUp.signal, budget.broken()]);
    const tooLong = overLimit(`it took longer than ${Math.round(allowedMs / 1000)} s`);
    const timer = setTimeout(() => giveUp.abort(tooLong), allowedMs);
    try {
      return await Promise.race([transport(whole, signal), rejectedBy(signal)]);
    } finally {
      clearTimeout(timer);
      waitBudget.waited(sentAt);
      if (waitBudget.remaining() === 0) {
        const message =
          'the target kept the run waiting for longer than it waits in all (--max-wait): pauses that it asked for, answers that take more than 5 s, and what shows late or never';
        budget.end(new Interruption('limit-reached', message));
      }
    }
  }

  /** Makes the interruption for an unreadable answer. Too many of them end the run. */
  function giveUpOn({ method, url }: WireRequest, cause: UnreadableAnswer): Interruption {
    unreadable += 1;
    const message = `the answer to ${method} ${url} could not be read: ${cause.message}`;
    if (unreadable < unreadableMost) return new Interruption('unreadable', message, { cause });
    const [scheme] = url.split(':', 1);
    const other =
      scheme === 'http' ? ', which may begin with https://' : ', and whether the service wants --client-cert';
    const advice = `check ${addressOption(target, url)}${isAnswered ? '' : other}`;
    const why = `${message}; the run ends after ${unreadable} such answers in a row; ${advice}`;
    return budget.end(new Interruption('target-lost', why, { cause }));
  }

  return async (request, isOnce = false, onAgain = () => undefined, price = free) => {
    const most = isOnce ? 0 : brokenAttempts;
    for (let attempt = 1; ; attempt += 1) {
      try {
        const response = await budget.spend(() => exchange(request), price);
        [unreadable, isAnswered] = [0, true];
        return response;
      } catch (error) {
        if (error instanceof Interruption || error instanceof OverLimit) throw error;
        const isUnreadable = error instanceof UnreadableAnswer;
        const isLast = attempt > most || price.credits > budget.credits.left();
        if (isUnreadable && (error.isOverLimit || isLast)) throw giveUpOn(request, error);
        if (isLast) {
          const why = `${request.method} ${request.url} got no answer: ${whyUnreachable(error)}`;
          throw new Interruption('target-lost', why, { cause: error });
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
