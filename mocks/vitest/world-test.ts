import { test as base } from 'vitest';
import { createMock, type Mock, type MockOptions, type MockWorld, type WorldOptions } from '../mock.js';

/** What a test is given, beside what vitest gives it. */
export interface WorldFixtures {
  /** A People Data Service that no other test sees: its credentials, `fetch`, clock, faults. Removed when the test ends. */
  readonly world: MockWorld;
  /** The mock that the worlds of a test file are in. It listens nowhere, unless `mockOptions` has a port. */
  readonly mock: Mock;
  /** What the mock of a file is made with: to be overridden by `test.extend`, in the scope `file`. */
  readonly mockOptions: MockOptions;
  /** What the world of a test is made with, such as a profile or faults: to be overridden by `test.extend`. */
  readonly worldOptions: WorldOptions;
}

/**
 * The `test` of vitest, which gives each test a world, a time and faults of its own, also to those of `test.concurrent`.
 *
 * @example
 * test.concurrent('says so when the service is down', async ({ world, expect }) => {
 *   await world.control.faults.add({ status: 503 });
 *   expect(await myClient({ ...world.credentials, fetch: world.fetch }).isUp()).toBe(false);
 * });
 */
export const test = base.extend<WorldFixtures>({
  mockOptions: [{}, { scope: 'file' }],
  worldOptions: {},
  mock: [
    async ({ mockOptions }, use) => {
      const mock = await createMock(mockOptions);
      await use(mock);
      await mock.close();
    },
    { scope: 'file' },
  ],
  world: async ({ mock, worldOptions }, use) => {
    const world = await mock.worlds.create(worldOptions);
    await use(world);
    mock.worlds.remove(world.id);
  },
});
