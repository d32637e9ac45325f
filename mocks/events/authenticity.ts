import { createHmac } from 'node:crypto';
import type { Readings } from '../../generated/questions.js';

/** A webhook that is about to be sent. */
export interface Outgoing {
  readonly eventId: string;
  /** Milliseconds since 1970. */
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
