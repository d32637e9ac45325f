import { defineConfig, mergeConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import usual from './vitest.config.js';

/** What takes longest, the longest first: begun last, it would go on alone when all other workers are done. */
const longest = [
  'mocks/mutants/matrix/power/',
  'getting-started.',
  'fixtures/targets/kit.',
  'mocks/mutants/kill-matrix/',
  'mocks/options/readings.',
  'contributing.',
  'mocks/fuzz.',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex((part) => moduleId.includes(part));
      return at === -1 ? longest.length : at;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

/**
 * What takes minutes, and is more than every `npm test` has time for: whole runs of the kit, the kill matrix, all readings,
 * fuzzing, and what starts processes.
 */
export default mergeConfig(
  { ...usual, test: { ...usual.test, include: [], exclude: [] } },
  defineConfig({
    test: {
      include: ['**/*.full.test.ts'],
      exclude: ['node_modules/**', 'dist/**', '.pdk/**'],
      testTimeout: 300_000,
      // Some put other modules in the place of ours.
      isolate: true,
      sequence: { sequencer: LongestFirst },
    },
  }),
);
