import { refuse } from '../../engine/refusal.js';
import { credentialsOf } from '../../worlds/names.js';
import { savedWorldIn } from '../../worlds/saved-world.js';
import type { Answered, ControlHandlers, Controlled } from '../handler.js';

export const worldHandlers = {
  getWorlds: async (_call, _mock, worlds) => ({
    worlds: [...worlds.all()].map(([id, world]) => shown(id, world)),
  }),
  getWorld: async ({ path: { worldId } }, _mock, worlds) => shown(worldId, worlds.at(worldId)),
  createWorld: async ({ body: { id, from, saved, readings, ...options } }, _mock, worlds) => {
    const isFresh = from === undefined && saved === undefined;
    if (!isFresh && (readings !== undefined || Object.keys(options).length > 0)) {
      return refuse(
        'request-invalid',
        'A world that goes on from another one is as that is: send `from` or `saved` alone.',
      );
    }
    if (from !== undefined && saved !== undefined) {
      return refuse('request-invalid', 'A world goes on from one other: send `from` or `saved`, not both.');
    }
    const { id: made, world } = await worlds.create({
      id,
      options: { ...options, ...(readings === undefined ? {} : { profile: readings }) },
      saved: from === undefined ? saved && savedWorldIn(saved) : await worlds.at(from).save(),
    });
    return shown(made, world);
  },
  removeWorld: async ({ path: { worldId } }, _mock, worlds) => {
    worlds.remove(worldId);
    return undefined;
  },
} satisfies Partial<ControlHandlers>;

function shown(id: string, { names, clock }: Controlled): Answered<'getWorld'> {
  const { org, otherOrg, noCreditOrg } = names;
  return {
    id,
    org,
    otherOrg,
    noCreditOrg,
    credentials: credentialsOf(names),
    now: new Date(clock.now()).toISOString(),
  };
}
