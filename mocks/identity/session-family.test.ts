import { expect, test } from 'vitest';
import type { Readings } from '../../generated/questions.js';
import { findCredential, storeCredential } from '../engine/credentials.js';
import { readOptions } from '../host/options.js';
import { createWorld } from '../host/world.js';
import { createPopulation } from '../population/create-population.js';
import { addAccessToken, endFamily, startFamily } from './sessions.js';

/** Whether an access token that is added to a session before or after its end is still valid. */
async function outlives(added: 'before' | 'after', reading: Readings['session.revoke-tokens']) {
  const settings = await readOptions({ profile: { 'session.revoke-tokens': reading } });
  const world = await createWorld(settings, await createPopulation({ seed: 1, size: 1 }));
  const held = { principalId: 'usr_1', generation: 0, expiresAtMs: null };
  const family = await startFamily(
    { kind: 'user', id: 'usr_1', roles: {}, generation: 0 },
    'first-token',
    world,
  );
  const key = await storeCredential(world, 'second-token', held);
  if (added === 'before') await addAccessToken(family, key, world);
  await endFamily(family, world.store, world);
  if (added === 'after') await addAccessToken(family, key, world);
  return (await findCredential(world, 'second-token')) !== undefined;
}

test.each([
  ['before', 'immediate', false],
  ['after', 'immediate', false],
  ['before', 'at-expiry', true],
  ['after', 'at-expiry', true],
] as const)(
  'an access token that is added to a session %s its end, under %s, still works: %s',
  async (added, reading, expected) => {
    expect(await outlives(added, reading)).toBe(expected);
  },
);
