import { deny, quote } from '../../engine/refusal.js';
import { failImport } from '../../ledger/process-import.js';
import type { ControlledClock } from '../../state/clock.js';
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
        deny('request-invalid', '`at` is a leap second: take the one after it.', { field: 'at' });
      if (at > endOfTime) tooLate('at');
      await timeline.moveTo(at);
      clock.freeze(at);
      clock.countMove();
      return shown(clock);
    }),
  advanceClock: async ({ body: { milliseconds, duration } }, { clock, timeline }) => {
    if ((milliseconds === undefined) === (duration === undefined)) {
      deny('request-invalid', 'Send `milliseconds` or `duration`, one of them.');
    }
    const byMs = duration === undefined ? (milliseconds ?? 0) : durationMs(duration);
    if (byMs === undefined) {
      const message = `\`duration\` is ${quote(duration ?? '')}; it must be weeks, days, hours, minutes and seconds in ISO 8601, such as P14D or PT1H30M.`;
      deny('request-invalid', message, { field: 'duration' });
    }
    return timeline.inTurn(async () => {
      const at = clock.now() + byMs;
      if (at > endOfTime) tooLate(duration === undefined ? 'milliseconds' : 'duration');
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
  failImport: async ({ path, body }, mock) => {
    const world = mock.world();
    const at = { org_id: body?.org ?? world.orgs.own, ledger_id: path.ledgerId, import_id: path.importId };
    await failImport(at, world);
  },
} satisfies Partial<ControlHandlers>;

function shown(clock: ControlledClock): Answered<'getClock'> {
  return { now: new Date(clock.now()).toISOString(), frozen: clock.isFrozen, moves: clock.moves };
}

function tooLate(field: string): never {
  deny('request-invalid', `\`${field}\` leads beyond the year 9999: move the clock by less.`, {
    field,
  });
}

const unitsMs = { W: 604_800_000, D: 86_400_000, H: 3_600_000, M: 60_000, S: 1_000 } as const;

const pattern =
  /^P(?=\d|T\d)(?:(?<W>\d+)W)?(?:(?<D>\d+)D)?(?:T(?=\d)(?:(?<H>\d+)H)?(?:(?<M>\d+)M)?(?:(?<S>\d+(?:\.\d{1,3})?)S)?)?$/;

/** Returns an ISO 8601 duration in milliseconds. Years and months are not accepted, since their length varies. */
export function durationMs(text: string): number | undefined {
  const parts = pattern.exec(text)?.groups;
  if (parts === undefined) return undefined;
  return Object.entries(unitsMs).reduce((sum, [unit, ms]) => sum + Number(parts[unit] ?? 0) * ms, 0);
}
