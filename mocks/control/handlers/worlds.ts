import { type QuestionId, questionIds, questions } from '../../../generated/questions.js';
import { deny, granted, quote } from '../../engine/refusal.js';
import { failImport } from '../../ledger/imports.js';
import { readFault } from '../../network/read-fault.js';
import { checkChange } from '../../options/option-values.js';
import type { ControlledClock } from '../../state/clock.js';
import { credentialsOf, orgsOf } from '../../worlds/names.js';
import { savedWorldIn } from '../../worlds/saved-world.js';
import type { Answered, ControlHandlers, Controlled } from '../handler.js';

export const worldHandlers = {
  getWorlds: async (_call, _mock, worlds) => ({
    worlds: [...worlds.all()].map(([id, world]) => shownWorld(id, world)),
  }),
  getWorld: async ({ path: { worldId } }, _mock, worlds) => shownWorld(worldId, worlds.at(worldId)),
  createWorld: async ({ body: { id, from, saved, readings, ...options } }, _mock, worlds) => {
    const isFresh = from === undefined && saved === undefined;
    if (!isFresh && (readings !== undefined || Object.keys(options).length > 0)) {
      deny(
        'request-invalid',
        'A world that goes on from another one is as that is: send `from` or `saved` alone.',
      );
    }
    if (from !== undefined && saved !== undefined) {
      deny('request-invalid', 'A world goes on from one other: send `from` or `saved`, not both.');
    }
    const { id: made, world } = await worlds.create({
      id,
      options: { ...options, ...(readings === undefined ? {} : { profile: readings }) },
      saved: from === undefined ? saved && savedWorldIn(saved) : await worlds.at(from).save(),
    });
    return shownWorld(made, world);
  },
  removeWorld: async ({ path: { worldId } }, _mock, worlds) => {
    worlds.remove(worldId);
  },
  reset: async (_, mock) => {
    await mock.reset();
  },
  exportWorld: (_, mock) => mock.save(),
  takeSnapshot: async ({ body: { name } }, mock) => {
    const { snapshots } = mock;
    if (!snapshots.has(name) && snapshots.size >= snapshotsMost) {
      deny('conflict', `There are ${snapshotsMost} snapshots: take one under a name that is there.`);
    }
    snapshots.set(name, await mock.save());
  },
  restoreWorld: async ({ body }, mock) => {
    const { snapshot = '' } = body;
    const saved = body.saved === undefined ? mock.snapshots.get(snapshot) : savedWorldIn(body.saved);
    if (saved === undefined) {
      const known = [...mock.snapshots.keys()].map((name) => quote(name)).join(', ') || 'none';
      deny('not-found', `There is no snapshot ${quote(snapshot)}; there are: ${known}.`);
    }
    await mock.restore(saved);
  },
  getReadings: async (_, mock) => ({ questions: shownReadings(questionIds, mock) }),
  setReadings: async ({ body }, mock) => {
    const change = checkChange(body.readings, 'readings');
    await mock.chooseReadings(change);
    return {
      questions: shownReadings(
        questionIds.filter((id) => id in change),
        mock,
      ),
    };
  },
  resetReadings: async (_, mock) => {
    await mock.chooseReadings(Object.fromEntries(questionIds.map((id) => [id, null])));
  },
  getFaults: async (_, mock) => ({ faults: [...mock.world().faults.list()] }),
  addFault: async ({ body }, mock) => {
    const world = mock.world();
    const fault = granted(await readFault(body, world));
    return world.faults.add(world.ids.next('flt'), fault);
  },
  clearFaults: async (_, mock) => {
    mock.world().faults.clear();
  },
  removeFault: async ({ path }, mock) => {
    const { faults } = mock.world();
    if (faults.remove(path.faultId)) return;
    const ids = faults.list().map(({ id }) => id);
    const there = ids.length === 0 ? 'there is none' : `there are ${ids.join(', ')}`;
    deny('not-found', `No fault ${quote(path.faultId)}: ${there}.`);
  },
  getMetrics: async (_call, { metrics }, worlds) => metrics.text(worlds.all().size),
} satisfies Partial<ControlHandlers>;

function shownWorld(id: string, { names, clock }: Controlled): Answered<'getWorld'> {
  const now = new Date(clock.now()).toISOString();
  return { id, ...orgsOf(names), credentials: credentialsOf(names), now };
}

/** Limited because each contains everything written so far. */
const snapshotsMost = 100;

type ShownQuestion = Answered<'getReadings'>['questions'][number];

function shownReadings(ids: readonly QuestionId[], mock: Controlled): ShownQuestion[] {
  const { profile } = mock.world();
  const start = mock.startReadings();
  return ids.map((id) => {
    const { section, asks, readings } = questions[id];
    const holds = profile.reading(id);
    const others = Object.keys(readings).filter((reading) => reading !== holds);
    return {
      id,
      section,
      asks,
      ...described(id, holds),
      start: start[id],
      others: others.map((reading) => described(id, reading)),
    };
  });
}

function described(id: QuestionId, reading: string): ShownQuestion['others'][number] {
  const { readings, contradicts } = questions[id];
  const broken = contradicts?.[reading];
  return { reading, means: readings[reading] ?? '', ...(broken && { contradicts: [...broken] }) };
}

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
