import type { Readings } from '../../../generated/questions.js';
import { targetTime } from '../../checks/scenarios/session/granted.js';
import type { Exchange } from '../../target/exchange.js';
import { readNaive } from '../../target/session.js';
import { agrees, otherwise, type Sighting } from '../answers.js';
import { byWhoever, type Granted, isText, watchesGrants } from './grants.js';

const signIn = { needs: ['sign-in'], requests: 2, send: byWhoever } as const;

/** Probes of when a session ends, and of how that is written. */
export const times = {
  'session.expires-format': watchesGrants('session.expires-format', signIn, formatOf),
  // From `expiresAt` and the Date header, which are of one clock; its distance from ours shows a skewed clock.
  'session.lifetime': watchesGrants('session.lifetime', signIn, lifetimeOf),
};

/** Returns the expiration time as written. */
const writtenExpiry = ({ body }: Granted): string | undefined =>
  [body['expiresAt'], body['expires_at']].find(isText);

const zone = /(Z|[+-]\d\d:?\d\d)$/;

/** Returns the milliseconds since 1970, by the zone of the time, or in UTC if it has none. */
function timeOf(written: string): number | undefined {
  const naive = readNaive(written);
  if (naive === undefined || !zone.test(written)) return naive;
  const time = Date.parse(written);
  return Number.isNaN(time) ? undefined : time;
}

const iso = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.(\d+))?(Z|[+-]\d\d:\d\d)?$/;

const naive = {
  UTC: new Map([
    [0, 'naive-no-fraction'],
    [3, 'naive-milliseconds'],
    [6, 'naive-microseconds'],
  ]),
  'UTC+02:00': new Map([[6, 'naive-local']]),
} as const satisfies Record<string, ReadonlyMap<number, Readings['session.expires-format']>>;

function* formatOf(granted: Granted): Generator<Sighting<Readings['session.expires-format']>> {
  const written = writtenExpiry(granted);
  if (written === undefined) return;
  const [isIso, fraction = '', designator = ''] = iso.exec(written) ?? [];
  if (isIso === undefined) return yield otherwise('expiresAt is written in another way than in ISO 8601');
  const called = designator === '' ? 'no zone' : designator === 'Z' ? 'Z' : 'an offset';
  const saw = `expiresAt with ${fraction.length} digits of fraction and ${called}`;
  if (designator !== '') {
    const reading = designator === 'Z' ? 'with-z' : 'with-offset';
    return yield fraction.length === 6 ? agrees(reading, saw) : otherwise(saw);
  }
  const read = zoneOf(written, granted);
  if (read !== undefined) yield agrees(naive[read].get(fraction.length), `${saw}, a time in ${read}`);
}

const minuteMs = 60_000;
/** No token lives for longer than an hour; clocks may differ by minutes. */
const [sinceMs, untilMs] = [-2 * minuteMs, 63 * minuteMs];

/**
 * Returns the zone in which a time lies within the hour that a token may live, by the target's clock and by ours. The target's
 * may have been moved, or be that of a gateway: if the two disagree, UTC counts if one shows it and the other shows no zone.
 */
function zoneOf(written: string, { exchange }: Granted): keyof typeof naive | undefined {
  const time = timeOf(written);
  if (time === undefined) return undefined;
  const ours = exchange.receivedAt;
  const [first, second] = [targetTime(exchange) ?? ours, ours].map((now) => {
    const isWithin = (ahead: number) => ahead > sinceMs && ahead < untilMs;
    if (isWithin(time - now)) return 'UTC';
    return isWithin(time - now - 120 * minuteMs) ? 'UTC+02:00' : undefined;
  });
  if (first === second) return first;
  return first === 'UTC+02:00' || second === 'UTC+02:00' ? undefined : 'UTC';
}

/** In seconds. */
const lifetimes = [
  [10, '10-seconds'],
  [60, '1-minute'],
  [900, '15-minutes'],
  [3600, '1-hour'],
] as const;
/** The Date header is cut to seconds, and an answer may take a second or two. */
const inexactS = 3;
const localS = 120 * 60;

function* lifetimeOf(granted: Granted): Generator<Sighting<Readings['session.lifetime']>> {
  const seconds = secondsIn(granted);
  if (seconds === undefined) return;
  const [, reading] = lifetimes.find(([each]) => Math.abs(each - seconds) <= inexactS) ?? [];
  const saw = `a token lives for ${Math.round(seconds)} s`;
  if (reading === undefined) return yield otherwise(`${saw}, as none of the readings`);
  if (reading !== '15-minutes') return yield agrees(reading, `a token lives for about ${reading}`);
  const skew = skewOf(granted.exchange);
  const about = 'a token lives for about 15 minutes';
  if (skew !== undefined && Math.abs(skew) <= 30) yield agrees(reading, `${about}, by our clock, too`);
  else if (skew !== undefined && Math.abs(skew - 90) <= 10) {
    yield agrees('skewed-clock', `${about}, by a clock that is 90 seconds ahead of ours`);
  } else yield agrees(['15-minutes', 'skewed-clock'], about);
}

/** Returns how many seconds a token lives, undefined if that is unknown. */
function secondsIn(granted: Granted): number | undefined {
  const { expires_in: expiresIn } = granted.body;
  const written = writtenExpiry(granted);
  if (written === undefined) return typeof expiresIn === 'number' ? expiresIn : undefined;
  const [time, now] = [timeOf(written), targetTime(granted.exchange)];
  if (time === undefined || now === undefined) return undefined;
  const ahead = (time - now) / 1000;
  // For a time without a zone, no other zones than UTC and UTC+02:00 are considered.
  const inZones = zone.test(written) ? [ahead] : [ahead, ahead - localS];
  return inZones.find((seconds) => seconds > 1 && seconds < 3600 + 2 * inexactS);
}

/** Returns by how many seconds the target's clock is ahead, undefined if it shows none. */
function skewOf(exchange: Exchange): number | undefined {
  const now = targetTime(exchange);
  if (now === undefined) return undefined;
  if (now > exchange.receivedAt) return (now - exchange.receivedAt) / 1000;
  return now + 1000 < exchange.sentAt ? (now + 1000 - exchange.sentAt) / 1000 : 0;
}
