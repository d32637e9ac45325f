import { defineConfig, mergeConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import usual from '../vitest.config.js';

/** The slowest files, the slowest first: started last, one would run alone after all other workers are done. */
const longest = [
  // Mostly waits.
  'mocks/database/replicas.',
  'getting-started.',
  'contributing.',
  'guides/examples.',
  'fixtures/vectors/',
  'mocks/options/readings.',
  'mocks/mutants/matrix/power-',
  'mocks/mutants/kill-matrix/',
  'conformance/run/',
  'cli/check.',
  'conformance/judge/',
  'mocks/host/',
  'conformance/recipes/',
  'package.',
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
 * Tests that take minutes, too long for every `npm test`: whole runs of the kit, the kill matrix, all readings, fuzzing, and
 * tests that start processes.
 */
export default mergeConfig(
  { ...usual, test: { ...usual.test, include: [], exclude: [] } },
  defineConfig({
    test: {
      include: ['**/*.full.test.ts'],
      exclude: ['node_modules/**', 'dist/**', '.pdk/**'],
      testTimeout: 300_000,
      // Some tests mock our modules.
      isolate: true,
      sequence: { sequencer: LongestFirst },
    },
  }),
);
