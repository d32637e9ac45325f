import { loadClient } from '../engine/send.js';
import type { World } from '../engine/world.js';
import type { Store } from '../state/store.js';

/** Where the events of an organization, or of one of its ledgers, are sent. */
export type Webhook = {
  readonly id: string;
  readonly url: string;
  readonly org: string;
  /** Null for all ledgers of the organization. */
  readonly ledgerId: string | null;
  /** The token that is sent, or the signing key: it must be stored in plain text. */
  readonly secret: string;
};

/** A webhook as requested. */
export interface NewWebhook {
  /** An http or https URL. */
  readonly url: string;
  /** The token that is sent, or the signing key; a random one if omitted. */
  readonly secret?: string | undefined;
  /** The own organization of the mock if omitted. */
  readonly org?: string | undefined;
  /** All ledgers of the organization if omitted. */
  readonly ledgerId?: string | undefined;
}

const webhooks = 'webhooks';

/** Returns all webhooks, in the order in which they were set. */
export async function listWebhooks(store: Store): Promise<readonly Webhook[]> {
  return (await store.scan<Webhook>(webhooks)).map(({ value }) => value);
}

/**
 * Replaces all webhooks. One that already exists remains the same, and keeps its secret unless another is given, so that its
 * pending deliveries continue. Must be called within a transaction.
 */
export async function replaceWebhooks(
  store: Store,
  wanted: readonly NewWebhook[],
  { ids, orgs }: Pick<World, 'ids' | 'orgs'>,
): Promise<readonly Webhook[]> {
  if (wanted.length > 0) await loadClient();
  const before = new Map((await listWebhooks(store)).map((webhook) => [webhook.id, webhook]));
  const after = wanted.map(({ url, secret, org = orgs.own, ledgerId = null }): Webhook => {
    const id = ids.named('whk', JSON.stringify([url, org, ledgerId]));
    return { id, url, org, ledgerId, secret: secret ?? before.get(id)?.secret ?? newSecret(ids) };
  });
  for (const { key } of await store.scan(webhooks)) await store.delete(webhooks, key);
  for (const [place, webhook] of after.entries()) {
    await store.put<Webhook>(webhooks, String(place).padStart(3, '0'), webhook);
  }
  return after;
}

/** Creates a secret in the form that Standard Webhooks libraries accept; it serves as a token equally well. */
function newSecret(ids: World['ids']): string {
  return `whsec_${Buffer.from(ids.secret('webhook'), 'base64url').toString('base64')}`;
}
