import { createHmac } from 'node:crypto';
import type { Readings } from '../../generated/questions.js';

/** What a webhook is about to say, to whom. */
export interface Outgoing {
  readonly eventId: string;
  /** Milliseconds since 1970. */
  readonly nowMs: number;
  readonly body: string;
  readonly secret: string;
}

type Headers = Readonly<Record<string, string>>;

/** The headers by which a receiver tells that a webhook comes from the service (question events.authenticity). */
export const proofs: Readonly<
  Record<Readings['events.authenticity'], (outgoing: Outgoing) => Headers | Promise<Headers>>
> = {
  'token-header': ({ secret }) => ({ 'X-Webhook-Token': secret }),
  'standard-webhooks': async ({ eventId, nowMs, body, secret }) => {
    const { Webhook } = await import('standardwebhooks');
    // A secret that a customer chose freely is a key as it is.
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
