import { expect, test } from 'vitest';
import { registry } from '../../../conformance/checks/registry/registry.js';
import { runInProcess } from './in-process.js';

/** Rules of resources that walks go through: by each seed another history. */
const walked = new Set(
  Object.entries(registry).flatMap(([rule, { by }]) =>
    by.some(({ id }) => id.endsWith('/walk')) ? [rule] : [],
  ),
);

test.each([1, 2, 3, 5, 8, 13, 15, 21, 34, 55])(
  'the mock keeps what it says whatever happens to resources, seed %i',
  async (seed) => {
    const report = await runInProcess(
      {},
      { seed, safety: 'full', thorough: false, rules: (rule) => walked.has(rule) },
    );

    expect(report.rules.filter(({ verdict }) => verdict === 'fail').map(({ id }) => id)).toEqual([]);
    expect(report.verdict).toBe('conformant');
  },
);
