import type { OperationId } from '../../../generated/operations.js';
import { redacted } from '../../../spec/exchange/secret-names.js';
import { mayCall, writes } from '../../target/effect.js';
import type { Exchange } from '../../target/exchange.js';
import { parseJson } from '../../target/json.js';
import { free, type Price } from '../../target/price.js';
import { retryAfterMs } from '../../target/retry-after.js';
import type { WireRequest } from '../../target/transport.js';
import { createDelivery, type Delivery } from './delivery.js';
import type { SendingParts } from './parts.js';

/** What an exchange is about, beside its bytes, and what it may cost. */
export type Meta = Pick<Exchange, 'operation' | 'credential' | 'org' | 'named'> & { readonly price?: Price };

export interface Sender {
  /**
   * Sends a request, waits out throttling, tries again after a connection that broke, and records what came of it.
   * @param isDoubted whoever doubts an answer records it when it is known what it speaks about
   * @param read turns an answer into the names of our contract
   * @param patient whether it waits out throttling and tries again at all
   */
  exchange(
    meta: Meta,
    request: WireRequest,
    isDoubted?: (status: number) => boolean,
    read?: (body: NonNullable<Exchange['response']['json']>) => Exchange['response']['json'],
    patient?: boolean,
  ): Promise<Exchange>;
  /** Sends a request that is not recorded: it is no call of the service, and what comes of it ends no run. */
  readonly deliver: Delivery;
  /** An answer does not tell whether this was carried out, or how often. */
  lose(operation: OperationId): void;
  /** What was lost so, in order. */
  lost(): readonly OperationId[];
}

/** Attempts at what is throttled. */
export const throttledAttempts = 5;

export function createSender(parts: SendingParts): Sender {
  const { patience, record, investigation } = parts;
  const { target, safety, now, wait } = parts.options;
  const deliver = createDelivery(parts);
  // What a gateway is told is nobody else's business: it is never kept.
  const withheld = Object.fromEntries(Object.keys(target.headers ?? {}).map((name) => [name, redacted]));
  let sent = 0;
  const lost: OperationId[] = [];

  return {
    deliver: createDelivery({ ...parts, budget: { ...parts.budget, end: () => undefined } }),
    lose: (operation) => void lost.push(operation),
    lost: () => lost,
    async exchange(
      { price = free, ...meta },
      request,
      isDoubted = () => false,
      read = (body) => body,
      patient = true,
    ) {
      if (!mayCall(meta.operation, safety)) {
        throw new Error(`the kit was about to call ${meta.operation} in a run that is ${safety}`);
      }
      const sendsAgain = () => {
        if (writes(meta.operation) || meta.operation === 'createSession') lost.push(meta.operation);
      };
      for (let attempt = 1; ; attempt += 1) {
        const sentAt = now();
        const response = await deliver(request, !patient, sendsAgain, price);
        const json = parseJson(response.text);
        const recorded: Exchange = {
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
          response: { ...response, json: json === undefined || json === null ? json : read(json) },
          sentAt,
          receivedAt: now(),
        };
        const throttled = response.status === 429 || response.status === 503;
        const pauseMs = retryAfterMs(response.headers, now());
        const isLast = !patient || !throttled || attempt === throttledAttempts || !patience.pauses(pauseMs);
        if (!isLast || !isDoubted(response.status)) record(recorded);
        if (isLast) return recorded;
        // It may have been done all the same, and only the gateway have given up on it; 429 says that it was not.
        if (response.status === 503) sendsAgain();
        await wait(pauseMs);
      }
    },
  };
}
