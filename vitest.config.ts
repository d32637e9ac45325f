import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{spec,mocks,conformance,fixtures}/**/*.test.ts', '*.test.ts'],
    setupFiles: ['fixtures/seed.ts'],
    testTimeout: 30_000,
    pool: 'threads',
    maxWorkers: '100%',
  },
});
