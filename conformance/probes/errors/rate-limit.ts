import { type Exchange, isAdmitted, isSuccess } from '../../target/exchange.js';
import { watches } from '../probe.js';
import { agrees, otherwise, type Sighting } from '../sighting.js';
import { enoughFinds, manyFinds } from './many-finds.js';
import { isInSeconds, spokenOf } from './spoken-of.js';

const throttling = [
  'rejected-429-retry-after-seconds',
  'rejected-429-retry-after-date',
  'rejected-429-bare',
  'rejected-503',
] as const;
type Reading = (typeof throttling)[number] | 'off';

export const rateLimit = watches('errors.rate-limit', {
  // A 503 that says nothing may as well be of maintenance.
  hiddenBy: { 'errors.body': ['empty'] },
  settle: (left, times) => (left.includes('off') && times >= enoughFinds ? 'off' : undefined),
  provoke: manyFinds,
  begin: () =>
    function* ({ exchange }) {
      // What else is throttled may be so for other reasons: as who guesses passwords.
      if (!isAdmitted(exchange)) return;
      const { status } = exchange.response;
      if (status === 429) yield told(exchange);
      else if (status === 503) yield* unavailable(exchange);
      else if (isSuccess(exchange)) yield agrees(['off', ...throttling], 'calls that were not throttled');
    },
});

function told(exchange: Exchange): Sighting<Reading> {
  const after = exchange.response.headers['retry-after'];
  if (after === undefined) return agrees('rejected-429-bare', 'status 429 without Retry-After');
  if (isInSeconds(exchange)) {
    return agrees('rejected-429-retry-after-seconds', 'status 429 with Retry-After in seconds');
  }
  if (/[a-z]/i.test(after) && !Number.isNaN(Date.parse(after))) {
    return agrees('rejected-429-retry-after-date', 'status 429 with a date in Retry-After');
  }
  return otherwise('status 429 with a Retry-After that is neither seconds nor a date');
}

function* unavailable(exchange: Exchange): Generator<Sighting<Reading>> {
  const about = spokenOf(exchange);
  if (about === 'maintenance') return;
  if (about === undefined) yield agrees(throttling, 'status 503, which may be throttling or maintenance');
  else if (isInSeconds(exchange)) yield agrees('rejected-503', 'status 503 about too many requests');
  else yield otherwise('status 503 about too many requests without seconds to wait');
}
