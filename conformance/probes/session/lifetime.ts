import type { Readings } from '../../../generated/questions.js';
import { targetTime } from '../../checks/scenarios/session/expires-at.js';
import { watches } from '../probe.js';
import { agrees, otherwise, type Sighting } from '../sighting.js';
import { isZoned, timeOf, writtenExpiry } from './clocks.js';
import { byWhoever, type Granted, grantedBy } from './grants.js';

type Lifetime = Readings['session.lifetime'];

/** In seconds. */
const lifetimes: readonly (readonly [seconds: number, Lifetime])[] = [
  [10, '10-seconds'],
  [60, '1-minute'],
  [900, '15-minutes'],
  [3600, '1-hour'],
];
/** The Date header is cut to seconds, and an answer may take one or two. */
const inexactS = 3;
const localS = 120 * 60;

/** By `expiresAt` and the Date header, which are of one clock: how far that is from ours tells of a skewed one. */
export const lifetime = watches('session.lifetime', {
  provoke: { needs: ['sign-in'], requests: 2, send: byWhoever },
  begin: () =>
    function* ({ exchange }) {
      const granted = grantedBy(exchange);
      const seconds = granted && secondsIn(granted);
      if (granted && seconds !== undefined) yield* readingOf(seconds, granted);
    },
});

/** How long a token lives, in seconds; undefined where that cannot be told. */
function secondsIn(granted: Granted): number | undefined {
  const { expires_in: told } = granted.body;
  const written = writtenExpiry(granted);
  if (written === undefined) return typeof told === 'number' ? told : undefined;
  const [time, now] = [timeOf(written), targetTime(granted.exchange)];
  if (time === undefined || now === undefined) return undefined;
  const ahead = (time - now) / 1000;
  // In another zone than UTC and UTC+02:00 nobody knows what time is meant.
  const inZones = isZoned(written) ? [ahead] : [ahead, ahead - localS];
  return inZones.find((seconds) => seconds > 1 && seconds < 3600 + 2 * inexactS);
}

function* readingOf(seconds: number, { exchange }: Granted): Generator<Sighting<Lifetime>> {
  const [, reading] = lifetimes.find(([each]) => Math.abs(each - seconds) <= inexactS) ?? [];
  const saw = `a token lives for ${Math.round(seconds)} s`;
  if (reading === undefined) return yield otherwise(`${saw}, as none of the readings`);
  if (reading !== '15-minutes') return yield agrees(reading, `a token lives for about ${reading}`);
  const skew = skewOf(exchange);
  const about = 'a token lives for about 15 minutes';
  if (skew !== undefined && Math.abs(skew) <= 30) yield agrees(reading, `${about}, by our clock, too`);
  else if (skew !== undefined && Math.abs(skew - 90) <= 10) {
    yield agrees('skewed-clock', `${about}, by a clock that is 90 seconds ahead of ours`);
  } else yield agrees(['15-minutes', 'skewed-clock'], about);
}

/** By how many seconds the clock of the target is ahead; undefined where it shows none. */
function skewOf(exchange: Parameters<typeof targetTime>[0]): number | undefined {
  const now = targetTime(exchange);
  if (now === undefined) return undefined;
  if (now > exchange.receivedAt) return (now - exchange.receivedAt) / 1000;
  return now + 1000 < exchange.sentAt ? (now + 1000 - exchange.sentAt) / 1000 : 0;
}
