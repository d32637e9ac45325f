import { defineConfig, mergeConfig } from 'vitest/config';
import usual from './vitest.config.js';

/** What takes too long for every `npm test` and is no sweep: fuzzing, large data, hostile targets. */
export default mergeConfig(
  { ...usual, test: { ...usual.test, include: [], exclude: [] } },
  defineConfig({
    test: { include: ['**/*.full.test.ts'], exclude: ['node_modules/**', 'dist/**'], testTimeout: 300_000 },
  }),
);
