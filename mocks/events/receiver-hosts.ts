import type { Send } from '../engine/send.js';

/** Hosts to which webhooks may go beside the loopback address; undefined where they leave by other ways than HTTP. */
export type ReceiverHosts = readonly string[] | undefined;

/** The loopback address in every form that a parsed address may have. */
const loopback = /^(?:127(?:\.\d{1,3}){3}|\[::1\]|(?:[\w-]+\.)*localhost)$/i;

/** Whether webhooks may go there. A mock holds made-up people, but its callers choose where it sends them. */
export function mayReceive(url: string, hosts: ReceiverHosts): boolean {
  if (hosts === undefined) return true;
  const { hostname } = new URL(url);
  return loopback.test(hostname) || hosts.includes(hostname);
}

/** Sends to hosts that may receive: a webhook may come from a file that another mock has written. */
export function sendWithin(send: Send, hosts: ReceiverHosts): Send {
  return async (url, init) => {
    if (mayReceive(url, hosts)) return send(url, init);
    throw Object.assign(new Error('no host that webhooks may go to'), { code: 'HOST_NOT_ALLOWED' });
  };
}
