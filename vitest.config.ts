import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

/** Tests for every edit. Whole runs, whole matrices and processes take minutes: `npm run test:full`. */
export default defineConfig({
  test: {
    include: ['{cli,spec,mocks,conformance,fixtures}/**/*.test.ts'],
    exclude: [...configDefaults.exclude, '**/*.{full,sweep}.test.ts'],
    setupFiles: ['fixtures/setup.ts'],
    testTimeout: 30_000,
    // What a test waits for takes longer than the usual second where other tests keep the cores busy.
    expect: { poll: { timeout: 10_000 } },
    // Removing a copy of all packages is slow while other files keep the disk busy.
    hookTimeout: 120_000,
    pool: 'threads',
    // Files share their modules: loading them again for each file took as long as a third of all tests.
    isolate: false,
    // Tests also wait for servers and clocks, so two cores can run a third worker.
    maxWorkers: Math.max(3, availableParallelism()),
    // The contract and the tables of tests are read from files that no import leads to.
    forceRerunTriggers: [...configDefaults.forceRerunTriggers, '**/*.yaml', '**/package.json'],
  },
});
