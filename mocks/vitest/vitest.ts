// What `people-data-kit/vitest` exports: of the kit as of the mock, which know nothing of each other.
export { conformance, type SuiteOptions } from '../../conformance/suite/vitest.js';
export { test, type WorldFixtures } from './world-test.js';
