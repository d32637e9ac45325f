import type { Readings } from '../../../generated/questions.js';
import { watches } from '../probe.js';
import { agrees, otherwise, type Sighting } from '../sighting.js';
import { aheadOf, timeOf, writtenExpiry } from './clocks.js';
import { byWhoever, type Granted, grantedBy } from './grants.js';

type Format = Readings['session.expires-format'];

const iso = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.(\d+))?(Z|[+-]\d\d:\d\d)?$/;
const minuteMs = 60_000;
/** No token lives for longer than an hour; clocks may differ by minutes. */
const [sinceMs, untilMs] = [-2 * minuteMs, 63 * minuteMs];

type Zone = 'UTC' | 'UTC+02:00';

export const expiresFormat = watches('session.expires-format', {
  provoke: { needs: ['sign-in'], requests: 2, send: byWhoever },
  begin: () =>
    function* ({ exchange }) {
      const granted = grantedBy(exchange);
      const written = granted && writtenExpiry(granted);
      if (granted && written !== undefined) yield* formatOf(written, granted);
    },
});

function* formatOf(written: string, granted: Granted): Generator<Sighting<Format>> {
  const [isIso, fraction = '', zone = ''] = iso.exec(written) ?? [];
  if (isIso === undefined) return yield otherwise('expiresAt is written in another way than in ISO 8601');
  const designator = zone === '' ? 'no zone' : zone === 'Z' ? 'Z' : 'an offset';
  const saw = `expiresAt with ${fraction.length} digits of fraction and ${designator}`;
  if (zone !== '') {
    if (fraction.length !== 6) yield otherwise(saw);
    else yield agrees(zone === 'Z' ? 'with-z' : 'with-offset', saw);
    return;
  }
  const read = zoneOf(written, granted);
  if (read === undefined) return;
  const readings: Readonly<Record<Zone, ReadonlyMap<number, Format>>> = {
    UTC: new Map([
      [0, 'naive-no-fraction'],
      [3, 'naive-milliseconds'],
      [6, 'naive-microseconds'],
    ]),
    'UTC+02:00': new Map([[6, 'naive-local']]),
  };
  const reading = readings[read].get(fraction.length);
  const told = `${saw}, a time in ${read}`;
  yield reading === undefined ? otherwise(told) : agrees(reading, told);
}

/**
 * In which zone a time lies within the hour that a token may live. A clock that was moved, or that of a gateway, may say
 * otherwise than ours: then the nearer one counts, and a time that no clock explains tells nothing.
 */
function zoneOf(written: string, granted: Granted): Zone | undefined {
  const time = timeOf(written);
  if (time === undefined) return undefined;
  const { theirs, ours } = aheadOf(time, granted);
  const by = [theirs ?? ours, ours].map((ahead): Zone | undefined => {
    if (ahead > sinceMs && ahead < untilMs) return 'UTC';
    const local = ahead - 120 * minuteMs;
    return local > sinceMs && local < untilMs ? 'UTC+02:00' : undefined;
  });
  const [first, second] = by;
  if (first === second) return first;
  return by.includes('UTC+02:00') ? undefined : 'UTC';
}
