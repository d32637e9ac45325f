import { type Refusal, refuse } from './refusal.js';
import { serverNow } from './server-time.js';
import type { World } from './world.js';

/** Every tenth request of an organization is refused once: a retry is the eleventh. */
const refusedEvery = 10;

/** Refuses a request if the profile throttles. Sign-ins count for the organization whose accounts the mock has. */
export async function throttle(org: string, world: World): Promise<Refusal | undefined> {
  const reading = world.profile.reading('errors.rate-limit');
  if (reading === 'off') return undefined;
  const count = await world.store.transact(async (store) => {
    const next = ((await store.get<number>('request-counts', org)) ?? 0) + 1;
    await store.put('request-counts', org, next);
    return next;
  });
  if (count % refusedEvery !== 0) return undefined;
  const message = 'Too many requests: wait 1 second and send the same request again.';
  if (reading === 'rejected-429-bare') return refuse('throttled', message);
  const retryAfter = reading === 'rejected-429-retry-after-date' ? dateOneSecondAhead(world) : '1';
  return refuse('throttled', message, { headers: { 'Retry-After': retryAfter } });
}

/** HTTP dates have whole seconds: rounds up, so that the wait is never shorter than a second. */
function dateOneSecondAhead(world: World): string {
  return new Date(Math.ceil((serverNow(world) + 1000) / 1000) * 1000).toUTCString();
}
