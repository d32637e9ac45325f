import { loadClient } from '../engine/send.js';
import type { World } from '../engine/world.js';
import type { Store } from '../state/store.js';

/** Where the events of an organization, or of one of its ledgers, are sent. */
export type Webhook = {
  readonly id: string;
  readonly url: string;
  readonly org: string;
  /** Null stands for every ledger of the organization. */
  readonly ledgerId: string | null;
  /** The token that is sent, or the key that is signed with: it has to be known in clear. */
  readonly secret: string;
};

/** A webhook as it is asked for. */
export interface NewWebhook {
  /** An http or https address. */
  readonly url: string;
  /** The token that is sent, or the key that is signed with; a random one when it is left out. */
  readonly secret?: string | undefined;
  /** The own organization when it is left out. */
  readonly org?: string | undefined;
  /** Every ledger of the organization when it is left out. */
  readonly ledgerId?: string | undefined;
}

const webhooks = 'webhooks';

/** Every webhook, in the order in which they were set. */
export async function listWebhooks(store: Store): Promise<readonly Webhook[]> {
  return (await store.scan<Webhook>(webhooks)).map(({ value }) => value);
}

/**
 * Replaces all webhooks. One that was there already stays the same, with its secret where no other one is given, so that
 * deliveries which wait for it go on. Call it inside a transaction.
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

/** In the form in which libraries for Standard Webhooks take it; as a token it is as good as any. */
function newSecret(ids: World['ids']): string {
  return `whsec_${Buffer.from(ids.secret('webhook'), 'base64url').toString('base64')}`;
}
