import { type QuestionId, questionIds, questions } from '../../../generated/questions.js';
import { deny, granted, quote } from '../../engine/refusal.js';
import { readFault } from '../../network/read-fault.js';
import { checkChange } from '../../options/option-values.js';
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
