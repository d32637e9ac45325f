import type { World } from '../engine/handler.js';
import type { JsonObject } from '../state/json.js';
import type { Collection } from '../state/store.js';

/** A mail as the recipient reads it. It may contain a one-time token, which is stored nowhere else. */
export type Mail = {
  readonly id: string;
  readonly to: string;
  readonly kind: 'invitation' | 'password-reset';
  readonly subject: string;
  readonly text: string;
  /** The content of the text, for programs. */
  readonly data: JsonObject;
  /** RFC 3339, UTC. */
  readonly sentAt: string;
};

export type NewMail = Omit<Mail, 'id' | 'sentAt'>;

export const outbox: Collection<Mail> = 'outbox';

/** Sends a mail: it stays in the outbox, and never leaves the mock. Call it inside the transaction of the write. */
export async function putMail(mail: NewMail, { store, clock, ids }: World): Promise<void> {
  const { to, kind, subject, text, data } = mail;
  const sentAt = new Date(clock.now()).toISOString();
  // The number of mails is the key, since mails are never deleted one by one.
  const key = String(await store.count(outbox)).padStart(9, '0');
  await store.put(outbox, key, { id: ids.next('mail'), to, kind, subject, text, data, sentAt });
}
