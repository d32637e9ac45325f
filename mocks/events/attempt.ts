import type { World } from '../world.js';
import { proofs } from './authenticity.js';
import type { Attempt, Delivery } from './delivery-state.js';
import type { Webhook } from './webhooks.js';

/** How long a receiver may take to answer (question events.retries). */
const timeoutMs = 15_000;

/** Tries to deliver an event, and tells what came of it. Never rejects. */
export async function attempt(
  { eventId, payload, attempts, losesFirst }: Delivery,
  { url, secret }: Webhook,
  { clock, profile, send }: World,
  signal: AbortSignal,
): Promise<Attempt> {
  if (losesFirst && attempts.length === 0) {
    return { atMs: clock.now(), status: null, error: 'lost on its way' };
  }
  try {
    const body = JSON.stringify(payload);
    const proof = proofs[profile.reading('events.authenticity')];
    const proven = await proof({ eventId, nowMs: clock.now(), body, secret });
    const headers = { 'Content-Type': 'application/json', ...proven };
    const { status } = await send(url, { headers, body, timeoutMs, signal });
    return { atMs: clock.now(), status };
  } catch (error) {
    return { atMs: clock.now(), status: null, error: reasonOf(error) };
  }
}

/** The kind of failure alone: the message of one may repeat a header. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'failed';
  if (error.name === 'TimeoutError') return `no answer within ${timeoutMs / 1000} seconds`;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
