// The exports of `people-data-kit/vitest`: from the kit and from the mock, which do not depend on each other.
export { conformance, type SuiteOptions } from '../../conformance/suite/vitest.js';
export { test, type WorldFixtures } from './world-test.js';
