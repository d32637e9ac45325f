import { serverNow } from './complete.js';
import type { Inbound } from './contract.js';
import type { World } from './handler.js';
import { type Refusal, refuse } from './refusal.js';

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

/** Every tenth request of an organization is refused once: a retry is the eleventh. */
const refusedEvery = 10;

/** Refuses a request if the profile throttles. Sign-ins count for the organization whose accounts the mock has. */
export async function throttle(org: string, world: World): Promise<Refusal | undefined> {
  const reading = world.profile.reading('errors.rate-limit');
  if (reading === 'off') return undefined;
  if ((await world.store.add('request-counts', org, 1)) % refusedEvery !== 0) return undefined;
  const message = 'Too many requests: wait 1 second and send the same request again.';
  if (reading === 'rejected-429-bare') return refuse('throttled', message);
  const retryAfter = reading === 'rejected-429-retry-after-date' ? dateOneSecondAhead(world) : '1';
  return refuse('throttled', message, { headers: { 'Retry-After': retryAfter } });
}

/** HTTP dates have whole seconds: rounds up, so that the wait is never shorter than a second. */
function dateOneSecondAhead(world: World): string {
  return new Date(Math.ceil((serverNow(world) + 1000) / 1000) * 1000).toUTCString();
}
