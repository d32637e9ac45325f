import type { Exchange } from '../target/exchange.js';
import { parseJson } from '../target/json.js';
import { retryAfterMs } from '../target/retry-after.js';
import type { Transport, WireRequest, WireResponse } from '../target/transport.js';
import type { Budget } from './budget.js';
import { Interruption } from './interruption.js';

export interface SenderOptions {
  readonly transport: Transport;
  readonly budget: Budget;
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
  /** Told of every exchange, in the order in which answers arrive. */
  readonly record: (exchange: Exchange) => void;
  /** The investigation that is at work now. */
  readonly investigation: () => string;
}

/** What an exchange is about, beside its bytes. */
export type Meta = Pick<Exchange, 'operation' | 'credential' | 'org'>;

export interface Sender {
  /**
   * Sends a request, waits out throttling, tries again after a connection that broke, and records what came of it.
   * @param isDoubted whoever doubts an answer records it when it is known what it speaks about
   * @param read turns an answer into the names of our contract
   */
  exchange(
    meta: Meta,
    request: WireRequest,
    isDoubted?: (status: number) => boolean,
    read?: (body: NonNullable<Exchange['response']['json']>) => Exchange['response']['json'],
  ): Promise<Exchange>;
  /** Sends a request that is not recorded: it is no call of the service. */
  deliver(request: WireRequest): Promise<WireResponse>;
}

/** Attempts after a throttled answer, and after a connection that broke. */
export const throttledAttempts = 5;
const brokenAttempts = 2;

export function createSender(options: SenderOptions): Sender {
  const { budget, now } = options;
  let sent = 0;

  async function deliver(request: WireRequest): Promise<WireResponse> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await budget.spend(() => options.transport(request));
      } catch (error) {
        if (error instanceof Interruption) throw error;
        if (attempt > brokenAttempts) {
          const why = causeOf(error);
          throw new Interruption('target-lost', `${request.method} ${request.url} got no answer: ${why}`, {
            cause: error,
          });
        }
        await options.wait(100 * attempt);
      }
    }
  }

  return {
    deliver,
    async exchange(meta, request, isDoubted = () => false, read = (body) => body) {
      for (let attempt = 1; ; attempt += 1) {
        const sentAt = now();
        const response = await deliver(request);
        const json = parseJson(response.text);
        const recorded: Exchange = {
          ...meta,
          id: ++sent,
          investigation: options.investigation(),
          request: {
            method: request.method,
            url: request.url,
            headers: request.headers,
            text: request.body,
            json: request.body === undefined ? undefined : parseJson(request.body),
          },
          response: { ...response, json: json === undefined || json === null ? json : read(json) },
          sentAt,
          receivedAt: now(),
        };
        if (!isDoubted(response.status)) options.record(recorded);
        const throttled = response.status === 429 || response.status === 503;
        if (!throttled || attempt === throttledAttempts) return recorded;
        await options.wait(retryAfterMs(response.headers['retry-after'], now()));
      }
    },
  };
}

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause;
  return cause instanceof Error && cause.message !== '' ? cause.message : error.message;
}
