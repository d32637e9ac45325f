import { createHmac } from 'node:crypto';
import type { Readings } from '../../generated/questions.js';
import type { World } from '../engine/handler.js';
import { type Attempt, type Delivery, regular } from './deliveries.js';
import type { Patience } from './dispatcher.js';
import { losesAttempt } from './notify.js';
import type { Webhook } from './webhooks.js';

interface AttemptParts {
  readonly webhook: Webhook;
  readonly world: World;
  /** When the attempt counts as made, by the clock of the mock: in real time it may be later. */
  readonly dueAtMs: number;
  readonly patience: Patience;
  readonly signal: AbortSignal;
}

/** Attempts to deliver an event, and returns the outcome. Never rejects, and never takes longer than `patience.attemptMs`. */
export async function attempt(
  { eventId, payload, attempts, losesFirst, isLost, redeliverAtMs }: Delivery,
  { webhook: { url, secret }, world, dueAtMs: atMs, patience: { attemptMs }, signal }: AttemptParts,
): Promise<Attempt> {
  const isRedelivery = redeliverAtMs !== undefined;
  const begun = { atMs, status: null, ...(isRedelivery ? { isRedelivery } : {}) };
  const isFirst = !isRedelivery && regular(attempts) === 0;
  // A user who requests redelivery of a lost event expects it to arrive.
  const isLostOnItsWay = (isLost && !isRedelivery) || (losesFirst && isFirst) || losesAttempt(world.faults);
  if (isLostOnItsWay) return { ...begun, error: 'lost on its way' };
  const late = `no answer within ${attemptMs / 1000} seconds`;
  let headers: Readonly<Record<string, string>> = { 'Content-Type': 'application/json' };
  try {
    const body = JSON.stringify(payload);
    const proof = proofs[world.profile.reading('events.authenticity')];
    headers = { ...headers, ...(await proof({ eventId, nowMs: atMs, body, secret })) };
    const sent = world.send(url, { headers, body, timeoutMs: attemptMs, signal });
    // A custom `send` may ignore the timeout and the signal.
    const answer = await within(attemptMs, sent, signal);
    return { ...begun, headers, ...(answer === undefined ? { error: late } : { status: answer.status }) };
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return { ...begun, headers, error: isLate ? late : reasonOf(error) };
  }
}

/** Returns only the kind of failure: its message may repeat a header. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'failed';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

interface Outgoing {
  readonly eventId: string;
  readonly nowMs: number;
  readonly body: string;
  readonly secret: string;
}

type Headers = Readonly<Record<string, string>>;

/** The headers that prove to a receiver that a webhook comes from the service (question events.authenticity). */
export const proofs: Readonly<
  Record<Readings['events.authenticity'], (outgoing: Outgoing) => Headers | Promise<Headers>>
> = {
  'token-header': ({ secret }) => ({ 'X-Webhook-Token': secret }),
  'standard-webhooks': async ({ eventId, nowMs, body, secret }) => {
    const { Webhook } = await import('standardwebhooks');
    // Without the prefix, the secret was chosen by the customer and is used as the key as it is.
    const key = secret.startsWith('whsec_') ? new Webhook(secret) : new Webhook(secret, { format: 'raw' });
    return {
      'webhook-id': eventId,
      'webhook-timestamp': secondsOf(nowMs),
      'webhook-signature': key.sign(eventId, new Date(nowMs), body),
    };
  },
  'timestamped-signature': ({ nowMs, body, secret }) => {
    const seconds = secondsOf(nowMs);
    const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
    return { 'X-Webhook-Signature': `t=${seconds},v1=${signature}` };
  },
};

function secondsOf(ms: number): string {
  return String(Math.floor(ms / 1000));
}

/** Settles as the promise does, or to undefined if that takes longer than `ms` or the signal aborts. */
export function within<T>(ms: number, promise: Promise<T>, signal?: AbortSignal): Promise<T | undefined> {
  const over = new AbortController();
  const tooLate = new Promise<undefined>((resolve) => {
    const stop = () => resolve(undefined);
    const timer = setTimeout(stop, Math.max(0, ms));
    over.signal.addEventListener('abort', () => clearTimeout(timer));
    signal?.addEventListener('abort', stop, { once: true, signal: over.signal });
    if (signal?.aborted) stop();
  });
  return Promise.race([promise, tooLate]).finally(() => over.abort());
}
