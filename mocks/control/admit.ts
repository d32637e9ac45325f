import { hash, timingSafeEqual } from 'node:crypto';
import { readAuthorization } from '../engine/authorization.js';
import type { Inbound, Outbound } from '../engine/dispatch.js';
import { quote } from '../engine/quote.js';
import { refused } from './answers.js';

/** The names of the loopback address, with or without a port. */
const loopback = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/i;

const challenge = { 'WWW-Authenticate': 'Bearer realm="control"' };

/**
 * Refuses requests without the token, and requests for another host, such as a name that a web page has pointed at the loopback
 * address (DNS rebinding).
 */
export function admit(inbound: Inbound, token: string): Outbound | undefined {
  const refusal = otherHost(inbound);
  if (refusal !== undefined) return refusal;
  const sent = readAuthorization(inbound.header('authorization'));
  if (sent.refused !== undefined) {
    return refused(401, 'No control token: send `Authorization: Bearer <control token>`.', challenge);
  }
  if (isSame(sent.token, token)) return undefined;
  const message = 'The control token is not valid: take the one that the mock printed when it started.';
  return refused(401, message, challenge);
}

/** Refuses requests for any host but the loopback address. */
export function otherHost(inbound: Inbound): Outbound | undefined {
  const host = inbound.header('host') ?? '';
  if (loopback.test(host)) return undefined;
  return refused(403, `The control plane is not served at host ${quote(host)}: call it at 127.0.0.1.`);
}

/** Compares in constant time. */
function isSame(one: string, other: string): boolean {
  return timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'));
}
