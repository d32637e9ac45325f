import type { World } from '../engine/handler.js';
import { quote, type Refusal, refuse } from '../engine/refusal.js';
import { loadClient, type Send } from '../engine/send.js';
import { type Collection, clear, type Store } from '../state/store.js';

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

export interface NewWebhook {
  readonly url: string;
  /** The token that is sent, or the signing key; a random one if omitted. */
  readonly secret?: string | undefined;
  /** The own organization of the mock if omitted. */
  readonly org?: string | undefined;
  /** All ledgers of the organization if omitted. */
  readonly ledgerId?: string | undefined;
}

/** In the order in which they were set. */
export const webhooks: Collection<Webhook> = 'webhooks';

/** Replaces all webhooks within a transaction. One that exists already keeps its secret and its pending deliveries. */
export async function replaceWebhooks(
  store: Store,
  wanted: readonly NewWebhook[],
  { ids, orgs }: Pick<World, 'ids' | 'orgs'>,
): Promise<readonly Webhook[]> {
  if (wanted.length > 0) await loadClient();
  const before = new Map((await store.list(webhooks)).map((webhook) => [webhook.id, webhook]));
  const after = wanted.map(({ url, secret, org = orgs.own, ledgerId = null }): Webhook => {
    const id = ids.named('whk', JSON.stringify([url, org, ledgerId]));
    return { id, url, org, ledgerId, secret: secret ?? before.get(id)?.secret ?? newSecret(ids) };
  });
  await clear(store, webhooks);
  for (const [place, webhook] of after.entries()) {
    await store.put(webhooks, String(place).padStart(3, '0'), webhook);
  }
  return after;
}

/** Creates a secret in the form that Standard Webhooks libraries accept; it serves as a token equally well. */
function newSecret(ids: World['ids']): string {
  return `whsec_${Buffer.from(ids.secret('webhook'), 'base64url').toString('base64')}`;
}

export function faultIn(
  webhooks: readonly NewWebhook[],
  orgs: readonly string[],
  hosts: ReceiverHosts,
): Refusal | undefined {
  const seen = new Set<string>();
  for (const [place, { url, secret, org, ledgerId }] of webhooks.entries()) {
    const wrong = (member: string, why: string) => {
      const field = `webhooks[${place}]${member}`;
      return refuse('request-invalid', `\`${field}\` ${why}.`, { field });
    };
    const ofUrl = wrongUrl(url);
    if (ofUrl !== undefined) return wrong('.url', ofUrl);
    if (!mayReceive(url, hosts)) {
      const host = quote(new URL(url).hostname);
      const others = 'hosts that the mock was started with (--webhook-host, option webhookHosts)';
      return wrong('.url', `leads to ${host}: webhooks go to the loopback address, and to ${others}`);
    }
    if (org !== undefined && !orgs.includes(org)) {
      return wrong('.org', `is ${quote(org)}; there are ${orgs.join(', ')}`);
    }
    if (secret !== undefined && !isUsable(secret)) {
      return wrong('.secret', 'cannot be used: it must be printable ASCII, and base64 after "whsec_"');
    }
    const key = JSON.stringify([url, org, ledgerId]);
    if (seen.has(key)) return wrong('', 'is there twice: one of them is enough');
    seen.add(key);
  }
  return undefined;
}

function wrongUrl(url: string): string | undefined {
  const { protocol, username, password } = URL.canParse(url) ? new URL(url) : new URL('none:');
  if (!/^https?:$/.test(protocol)) return `is ${quote(url)}; it must be an http or https address`;
  if (username === '' && password === '') return undefined;
  // Not quoted, as it contains a secret.
  return 'holds a user name or a password: give the receiver a `secret` instead';
}

/** Whether a secret can be sent in a header and, in the form of Standard Webhooks, is base64. */
function isUsable(secret: string): boolean {
  if (!/^[\x21-\x7e]+$/.test(secret)) return false;
  return !secret.startsWith('whsec_') || /^whsec_(?:[\w+/-]{4})+(?:[\w+/-]{2}==|[\w+/-]{3}=)?$/.test(secret);
}

/** Hosts that may receive webhooks besides the loopback address; undefined if webhooks are not sent over HTTP. */
export type ReceiverHosts = readonly string[] | undefined;

/** The loopback address in every form that a parsed URL may have. */
const loopback = /^(?:127(?:\.\d{1,3}){3}|\[::1\]|(?:[\w-]+\.)*localhost)$/i;

/** Whether webhooks may be sent to a URL. The people of a mock are made up, but its callers choose where it sends requests. */
export function mayReceive(url: string, hosts: ReceiverHosts): boolean {
  if (hosts === undefined) return true;
  const { hostname } = new URL(url);
  return loopback.test(hostname) || hosts.includes(hostname);
}

/** Wraps `send` to allow only these hosts: a webhook may come from a file that another mock has written. */
export function sendWithin(send: Send, hosts: ReceiverHosts): Send {
  return async (url, init) => {
    if (mayReceive(url, hosts)) return send(url, init);
    throw Object.assign(new Error('no host that webhooks may go to'), { code: 'HOST_NOT_ALLOWED' });
  };
}
