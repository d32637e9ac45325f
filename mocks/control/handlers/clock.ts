import { quote } from '../../engine/quote.js';
import { type Refusal, refuse } from '../../engine/refusal.js';
import type { ControlledClock } from '../../state/clock.js';
import { durationMs } from '../duration.js';
import type { Answered, ControlHandlers } from '../handler.js';

/** Later dates have years of more than four digits, which many clients cannot parse. */
const endOfTime = Date.UTC(9999, 11, 31);

export const clockHandlers = {
  getClock: async (_, { clock }) => shown(clock),
  freezeClock: async ({ body }, { clock, timeline }) =>
    timeline.inTurn(async () => {
      const at = body?.at === undefined ? clock.now() : Date.parse(body.at);
      // RFC 3339 allows leap seconds, which this clock cannot represent.
      if (Number.isNaN(at))
        return refuse('request-invalid', '`at` is a leap second: take the one after it.', { field: 'at' });
      if (at > endOfTime) return tooLate('at');
      await timeline.moveTo(at);
      clock.freeze(at);
      clock.countMove();
      return shown(clock);
    }),
  advanceClock: async ({ body: { milliseconds, duration } }, { clock, timeline }) => {
    if ((milliseconds === undefined) === (duration === undefined)) {
      return refuse('request-invalid', 'Send `milliseconds` or `duration`, one of them.');
    }
    const byMs = duration === undefined ? (milliseconds ?? 0) : durationMs(duration);
    if (byMs === undefined) return noDuration(duration ?? '');
    return timeline.inTurn(async () => {
      const at = clock.now() + byMs;
      if (at > endOfTime) return tooLate(duration === undefined ? 'milliseconds' : 'duration');
      await timeline.moveTo(at);
      clock.countMove();
      return shown(clock);
    });
  },
  resumeClock: async (_, { clock, timeline }) =>
    timeline.inTurn(async () => {
      clock.resume();
      clock.countMove();
      timeline.changed();
      return shown(clock);
    }),
  resetClock: async (_, { clock, timeline }) =>
    timeline.inTurn(async () => {
      await timeline.moveTo(clock.ownTime());
      clock.reset();
      clock.countMove();
      timeline.changed();
      return shown(clock);
    }),
} satisfies Partial<ControlHandlers>;

function shown(clock: ControlledClock): Answered<'getClock'> {
  return { now: new Date(clock.now()).toISOString(), frozen: clock.isFrozen, moves: clock.moves };
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
