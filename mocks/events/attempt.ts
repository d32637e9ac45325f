import type { World } from '../engine/world.js';
import { proofs } from './authenticity.js';
import { type Attempt, type Delivery, regular } from './delivery-state.js';
import type { Patience } from './patience.js';
import { losesAttempt } from './trouble.js';
import type { Webhook } from './webhooks.js';
import { within } from './within.js';

export interface AttemptParts {
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
