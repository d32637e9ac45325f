import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files with whole runs of the kit, of the CLI or of README in them. */
const long =
  /(kill-matrix|getting-started|kit|readings\.conform|prism|cleanup|thread\/process|package|whoever-calls|browser|(check|resolve)\/command|gate)\.test\.ts$/;

/** What takes minutes comes first, also where nothing is known of earlier runs: short files fill the gaps. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => long.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    include: ['{spec,mocks,conformance,fixtures}/**/*.test.ts', '*.test.ts'],
    // Minutes of it: `npm run test:full`.
    exclude: [...configDefaults.exclude, '**/*.full.test.ts'],
    setupFiles: ['fixtures/seed.ts'],
    testTimeout: 30_000,
    // Taking away a copy of all packages is slow where other files keep the disk busy.
    hookTimeout: 120_000,
    pool: 'threads',
    // Long files wait for servers and clocks as well: two cores bear a third one.
    maxWorkers: Math.max(3, availableParallelism()),
    sequence: { sequencer: LongestFirst },
  },
});
