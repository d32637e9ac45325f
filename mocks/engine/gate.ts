import { serverNow } from './complete.js';
import type { Inbound } from './contract.js';
import type { World } from './handler.js';
import { type Refusal, refuse } from './refusal.js';

/** The refusal of a step, at once if there is no reason for one: a promise per step would cost as much as the step. */
export type Soon = Refusal | undefined | Promise<Refusal | undefined>;

/** Every 25th request of a world meets maintenance once: a retry has the next number. */
const maintainedEvery = 25;

/** Whether the client used https. The mock itself never does: a proxy in front of it sets the header. */
export function cameOverHttps(headers: Headers): boolean {
  return headers.get('x-forwarded-proto')?.split(',')[0]?.trim().toLowerCase() === 'https';
}

/** Returns the refusal of a gateway in front of the service, before anything of a request is read, if the profile has one. */
export function gate(inbound: Inbound, world: World): Soon {
  const { profile } = world;
  if (profile.reading('transport.tls') === 'tls-only' && !cameOverHttps(inbound.headers)) {
    const message = 'This service is reached over https only: a proxy in front of the mock says so';
    return refuse('plain-http', `${message} in X-Forwarded-Proto: https.`);
  }
  const outage = profile.reading('errors.outage');
  if (outage === 'off') return undefined;
  const headers = outage === 'rejected-503' ? { 'Retry-After': '1' } : {};
  const refusal = refuse('maintenance', 'Under maintenance: send the same request again.', { headers });
  return refusedOnce('of-all', maintainedEvery, refusal, world);
}

/** Refuses a request if it is the last one of every so many. */
async function refusedOnce(
  key: string,
  every: number,
  refusal: Refusal,
  { store }: World,
): Promise<Refusal | undefined> {
  return (await store.add('request-counts', key, 1)) % every === 0 ? refusal : undefined;
}

/** Every tenth request of an organization is refused once: a retry is the eleventh. */
const refusedEvery = 10;

/** Refuses a request if the profile throttles. Sign-ins count for the organization whose accounts the mock has. */
export function throttle(org: string, world: World): Soon {
  const reading = world.profile.reading('errors.rate-limit');
  if (reading === 'off') return undefined;
  const retryAfter = reading === 'rejected-429-retry-after-date' ? dateOneSecondAhead(world) : '1';
  const headers = reading === 'rejected-429-bare' ? {} : { 'Retry-After': retryAfter };
  const message = 'Too many requests: wait 1 second and send the same request again.';
  return refusedOnce(org, refusedEvery, refuse('throttled', message, { headers }), world);
}

/** HTTP dates have whole seconds: rounds up, so that the wait is never shorter than a second. */
function dateOneSecondAhead(world: World): string {
  return new Date(Math.ceil((serverNow(world) + 1000) / 1000) * 1000).toUTCString();
}
