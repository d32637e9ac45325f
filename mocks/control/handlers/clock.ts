import { quote } from '../../engine/quote.js';
import { type Refusal, refuse } from '../../engine/refusal.js';
import type { ControlledClock } from '../../state/clock.js';
import { catchUp } from '../catch-up.js';
import { durationMs } from '../duration.js';
import type { Answered, ControlHandlers } from '../handler.js';

/** Dates beyond it have more than four digits in their year, which many a client cannot read. */
const endOfTime = Date.UTC(9999, 11, 31);

export const clockHandlers = {
  getClock: async (_, { clock }) => shown(clock),
  freezeClock: async ({ body }, mock) => {
    const at = body?.at === undefined ? mock.clock.now() : Date.parse(body.at);
    // RFC 3339 has leap seconds, which a clock here cannot show.
    if (Number.isNaN(at))
      return refuse('request-invalid', '`at` is a leap second: take the one after it.', { field: 'at' });
    if (at > endOfTime) return tooLate('at');
    mock.clock.freeze(at);
    await catchUp(mock.world());
    return shown(mock.clock);
  },
  advanceClock: async ({ body: { milliseconds, duration } }, mock) => {
    if ((milliseconds === undefined) === (duration === undefined)) {
      return refuse('request-invalid', 'Send `milliseconds` or `duration`, one of them.');
    }
    const byMs = duration === undefined ? (milliseconds ?? 0) : durationMs(duration);
    if (byMs === undefined) return noDuration(duration ?? '');
    if (mock.clock.now() + byMs > endOfTime)
      return tooLate(duration === undefined ? 'milliseconds' : 'duration');
    mock.clock.advance(byMs);
    await catchUp(mock.world());
    return shown(mock.clock);
  },
  resumeClock: async (_, { clock }) => {
    clock.resume();
    return shown(clock);
  },
  resetClock: async (_, mock) => {
    mock.clock.reset();
    // Unlike on resuming, time may have leapt forward: from an instant in the past at which it stood.
    await catchUp(mock.world());
    return shown(mock.clock);
  },
} satisfies Partial<ControlHandlers>;

function shown(clock: ControlledClock): Answered<'getClock'> {
  return { now: new Date(clock.now()).toISOString(), frozen: clock.isFrozen };
}

function tooLate(field: string): Refusal {
  return refuse('request-invalid', `\`${field}\` leads beyond the year 9999: move the clock by less.`, {
    field,
  });
}

function noDuration(text: string): Refusal {
  const message = `\`duration\` is ${quote(text)}; it must be weeks, days, hours, minutes and seconds in ISO 8601, such as P14D or PT1H30M.`;
  return refuse('request-invalid', message, { field: 'duration' });
}
