import type { Send } from '../engine/send.js';

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
