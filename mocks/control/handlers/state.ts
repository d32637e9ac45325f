import { quote } from '../../engine/quote.js';
import { refuse } from '../../engine/refusal.js';
import { savedWorldIn } from '../../worlds/saved-world.js';
import type { ControlHandlers } from '../handler.js';

/** Limited because each contains everything written so far. */
const snapshotsMost = 100;

export const stateHandlers = {
  reset: async (_, mock) => {
    await mock.reset();
    return undefined;
  },
  exportWorld: (_, mock) => mock.save(),
  takeSnapshot: async ({ body: { name } }, mock) => {
    const { snapshots } = mock;
    if (!snapshots.has(name) && snapshots.size >= snapshotsMost) {
      return refuse('conflict', `There are ${snapshotsMost} snapshots: take one under a name that is there.`);
    }
    snapshots.set(name, await mock.save());
    return undefined;
  },
  restoreWorld: async ({ body }, mock) => {
    if (body.saved !== undefined) {
      await mock.restore(savedWorldIn(body.saved));
      return undefined;
    }
    const { snapshot = '' } = body;
    const saved = mock.snapshots.get(snapshot);
    if (saved === undefined) {
      const known = [...mock.snapshots.keys()].map((name) => quote(name)).join(', ') || 'none';
      return refuse('not-found', `There is no snapshot ${quote(snapshot)}; there are: ${known}.`);
    }
    await mock.restore(saved);
    return undefined;
  },
} satisfies Partial<ControlHandlers>;
