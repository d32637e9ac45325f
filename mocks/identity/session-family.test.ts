import { expect, test } from 'vitest';
import type { Readings } from '../../generated/questions.js';
import { findCredential, storeCredential } from '../engine/credentials.js';
import { readOptions } from '../host/options.js';
import { createWorld } from '../host/world.js';
import { createPopulation } from '../population/create-population.js';
import { writeExpiry } from './session-reply.js';
import { addAccessToken, decideRotation, endFamily, startFamily } from './sessions.js';

const now = 1_000_000;
const states = {
  newest: { rotatedAtMs: null, ended: false },
  'rotated just now': { rotatedAtMs: now, ended: false },
  'rotated 29.999 s ago': { rotatedAtMs: now - 29_999, ended: false },
  'rotated 30 s ago': { rotatedAtMs: now - 30_000, ended: false },
  'newest of an ended family': { rotatedAtMs: null, ended: true },
  'rotated, of an ended family': { rotatedAtMs: now, ended: true },
} as const;

test.each([
  ['rotated-strict', 'newest', 'rotate'],
  ['rotated-strict', 'rotated just now', 'refuse-and-end-family'],
  ['rotated-strict', 'rotated 30 s ago', 'refuse-and-end-family'],
  ['rotated-strict', 'newest of an ended family', 'refuse'],
  ['rotated-strict', 'rotated, of an ended family', 'refuse'],
  ['rotated-with-grace', 'newest', 'rotate'],
  ['rotated-with-grace', 'rotated just now', 'rotate'],
  ['rotated-with-grace', 'rotated 29.999 s ago', 'rotate'],
  ['rotated-with-grace', 'rotated 30 s ago', 'refuse'],
  ['rotated-with-grace', 'newest of an ended family', 'refuse'],
  ['not-rotated', 'newest', 'keep'],
  ['not-rotated', 'rotated 30 s ago', 'keep'],
  ['not-rotated', 'newest of an ended family', 'refuse'],
] as const)('under %s, a token that is %s leads to %s', (reading, state, outcome) => {
  const { rotatedAtMs, ended } = states[state];
  expect(decideRotation({ family: 'f', issuedAtMs: 0, rotatedAtMs }, ended, reading, now)).toBe(outcome);
});

test.each([
  ['naive-microseconds', '2026-01-14T05:23:29.123000'],
  ['naive-no-fraction', '2026-01-14T05:23:29'],
  ['naive-milliseconds', '2026-01-14T05:23:29.123'],
  ['with-z', '2026-01-14T05:23:29.123000Z'],
  ['with-offset', '2026-01-14T05:23:29.123000+00:00'],
  ['naive-local', '2026-01-14T07:23:29.123000'],
] as const)('under %s an expiry reads %s', (reading, text) => {
  expect(writeExpiry(Date.UTC(2026, 0, 14, 5, 23, 29, 123), reading)).toBe(text);
});

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
