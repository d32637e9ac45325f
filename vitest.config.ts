import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

/** What every edit is tested with. Whole runs, whole matrices and processes take minutes: `npm run test:full`. */
export default defineConfig({
  test: {
    include: ['{spec,mocks,conformance,fixtures}/**/*.test.ts', '*.test.ts'],
    exclude: [...configDefaults.exclude, '**/*.full.test.ts'],
    setupFiles: ['fixtures/setup.ts'],
    testTimeout: 30_000,
    // Taking away a copy of all packages is slow where other files keep the disk busy.
    hookTimeout: 120_000,
    pool: 'threads',
    // Files share their modules: loading them anew for each took as long as a third of all tests.
    isolate: false,
    // Files wait for servers and clocks as well: two cores bear a third one.
    maxWorkers: Math.max(3, availableParallelism()),
    // What the contract says is read from files that no import leads to.
    forceRerunTriggers: [...configDefaults.forceRerunTriggers, '**/spec/**/*.yaml', '**/package.json'],
  },
});
