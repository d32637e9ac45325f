import { defineConfig, mergeConfig } from 'vitest/config';
import usual from './vitest.config.js';

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
    },
  }),
);
