import { test as base } from 'vitest';
import { createMock, type Mock, type MockOptions, type MockWorld } from '../host/mock.js';
import type { WorldOptions } from '../worlds/worlds.js';

// The exports of `people-data-kit/vitest`: from the kit and from the mock, which do not depend on each other.
export { conformance, type SuiteOptions } from '../../conformance/suite/vitest.js';

/** The fixtures of a test, in addition to those of vitest. */
export interface WorldFixtures {
  /** A People Data Service of this test alone: its credentials, `fetch`, clock, faults. Removed when the test ends. */
  readonly world: MockWorld;
  /** The mock that contains the worlds of a test file. It does not listen unless `mockOptions` has a port. */
  readonly mock: Mock;
  /** Options for the mock of a file: override them with `test.extend`, in the scope `file`. */
  readonly mockOptions: MockOptions;
  /** Options for the world of a test, such as a profile or faults: override them with `test.extend`. */
  readonly worldOptions: WorldOptions;
}

/**
 * The `test` of vitest, with a world for each test that has its own time and faults, even in `test.concurrent`.
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
