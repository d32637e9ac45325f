import { quote } from '../engine/quote.js';
import { type Refusal, refuse } from '../engine/refusal.js';
import { mayReceive, type ReceiverHosts } from './receiver-hosts.js';
import type { NewWebhook } from './webhooks.js';

/** Returns a refusal for the first of these webhooks that is invalid; undefined if all are valid. */
export function faultIn(
  webhooks: readonly NewWebhook[],
  orgs: readonly string[],
  hosts: ReceiverHosts,
): Refusal | undefined {
  const seen = new Set<string>();
  for (const [place, { url, secret, org, ledgerId }] of webhooks.entries()) {
    const field = `webhooks[${place}]`;
    const wrong = wrongUrl(url);
    if (wrong !== undefined) {
      return refuse('request-invalid', `\`${field}.url\` ${wrong}.`, { field: `${field}.url` });
    }
    if (!mayReceive(url, hosts)) {
      const message = `\`${field}.url\` leads to ${quote(new URL(url).hostname)}: webhooks go to the loopback address, and to hosts that the mock was started with (--webhook-host, option webhookHosts).`;
      return refuse('request-invalid', message, { field: `${field}.url` });
    }
    if (org !== undefined && !orgs.includes(org)) {
      const message = `\`${field}.org\` is ${quote(org)}; there are ${orgs.join(', ')}.`;
      return refuse('request-invalid', message, { field: `${field}.org` });
    }
    if (secret !== undefined && !isUsable(secret)) {
      const message = `\`${field}.secret\` cannot be used: it must be printable ASCII, and base64 after "whsec_".`;
      return refuse('request-invalid', message, { field: `${field}.secret` });
    }
    const key = JSON.stringify([url, org, ledgerId]);
    if (seen.has(key)) {
      return refuse('request-invalid', `\`${field}\` is there twice: one of them is enough.`, { field });
    }
    seen.add(key);
  }
  return undefined;
}

function wrongUrl(url: string): string | undefined {
  if (!URL.canParse(url)) return `is ${quote(url)}; it must be an http or https address`;
  const { protocol, username, password } = new URL(url);
  if (protocol !== 'http:' && protocol !== 'https:') {
    return `is ${quote(url)}; it must be an http or https address`;
  }
  // Not quoted, as it contains a secret.
  return username === '' && password === ''
    ? undefined
    : 'holds a user name or a password: give the receiver a `secret` instead';
}

/** Whether a secret can be sent in a header and, in the form of Standard Webhooks, is base64. */
function isUsable(secret: string): boolean {
  if (!/^[\x21-\x7e]+$/.test(secret)) return false;
  return !secret.startsWith('whsec_') || /^whsec_(?:[\w+/-]{4})+(?:[\w+/-]{2}==|[\w+/-]{3}=)?$/.test(secret);
}
