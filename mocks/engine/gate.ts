import type { Inbound } from './dispatch.js';
import { type Refusal, refuse } from './refusal.js';
import type { World } from './world.js';

/** Every 25th request of a world meets maintenance once: a retry has the next number. */
const maintainedEvery = 25;

/** Whether the client used https. The mock itself never does: a proxy in front of it sets the header. */
export function cameOverHttps(headers: Headers): boolean {
  return headers.get('x-forwarded-proto')?.split(',')[0]?.trim().toLowerCase() === 'https';
}

/** Returns the refusal of a gateway in front of the service, before anything of a request is read, if the profile has one. */
export async function gate(inbound: Inbound, { profile, store }: World): Promise<Refusal | undefined> {
  if (profile.reading('transport.tls') === 'tls-only' && !cameOverHttps(inbound.headers)) {
    const message = 'This service is reached over https only: a proxy in front of the mock says so';
    return refuse('plain-http', `${message} in X-Forwarded-Proto: https.`);
  }
  const outage = profile.reading('errors.outage');
  if (outage === 'off') return undefined;
  if ((await store.add('request-counts', 'of-all', 1)) % maintainedEvery !== 0) return undefined;
  const headers = outage === 'rejected-503' ? { 'Retry-After': '1' } : {};
  return refuse('maintenance', 'Under maintenance: send the same request again.', { headers });
}
