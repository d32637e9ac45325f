import { expect, test } from 'vitest';
import { type Migrations, migrated } from './migrations.js';

/** Made-up migrations between versions that never existed. */
const steps: Migrations = {
  1: ({ rooms, ...state }) => ({ ...state, worlds: rooms }),
  2: ({ worlds, ...state }) => ({ ...state, worlds, count: Array.isArray(worlds) ? worlds.length : 0 }),
};

test('a state of an earlier version is migrated through every version up to the newest', () => {
  expect(migrated({ version: 1, rooms: ['a', 'b'] }, steps, 3)).toEqual({
    version: 3,
    worlds: ['a', 'b'],
    count: 2,
  });
  expect(migrated({ version: 2, worlds: ['a'] }, steps, 3)).toEqual({ version: 3, worlds: ['a'], count: 1 });
});

test('a state of the newest version is returned unchanged', () => {
  const state = { version: 3, worlds: [] };
  expect(migrated(state, steps, 3)).toBe(state);
});

test.each([
  [4, 'it was written by a later version of people-data-kit: the form is 4, and this one reads 3 at most'],
  [0, 'its version is 0, which is none'],
  [1.5, 'its version is 1.5, which is none'],
  ['2', 'its version is "2", which is none'],
  [undefined, 'its version is missing, which is none'],
])('version %j is refused', (version, says) => {
  expect(() => migrated({ version }, steps, 3)).toThrow(says);
});

test('values that entries share, which version 1 stored beside the worlds, are one object again', () => {
  const entries = { a: { x: { $shared: 0 } }, b: { x: { $shared: 0 } }, c: 7 };
  const worlds = [{ id: 'default', collections: { things: entries } }];
  const state = migrated({ version: 1, worlds, shared: [{ n: 1 }] });
  expect(state).toEqual({
    version: 2,
    worlds: [{ id: 'default', collections: { things: { a: { x: { n: 1 } }, b: { x: { n: 1 } }, c: 7 } } }],
  });
  expect(entries.a.x).toBe(entries.b.x);
});

test('a version without a migration is refused', () => {
  expect(() => migrated({ version: 1 }, {}, 3)).toThrow('nothing leads from version 1 to 3');
});
