import type { World } from '../engine/handler.js';
import type { JsonObject } from '../state/json.js';
import type { Collection, Store } from '../state/store.js';

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
export async function putMail(
  store: Store,
  mail: NewMail,
  world: Pick<World, 'clock' | 'ids'>,
): Promise<Mail> {
  const { to, kind, subject, text, data } = mail;
  const sentAt = new Date(world.clock.now()).toISOString();
  const sent: Mail = { id: world.ids.next('mail'), to, kind, subject, text, data, sentAt };
  await store.put(outbox, await nextKey(store), sent);
  return sent;
}

/** Returns the key of the next mail, which is the number of mails, since mails are never deleted one by one. */
async function nextKey(store: Store): Promise<string> {
  return String(await store.count(outbox)).padStart(9, '0');
}
