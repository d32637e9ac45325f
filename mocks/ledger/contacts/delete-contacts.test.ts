import { expect, test } from 'vitest';
import { readCases } from '../../../fixtures/cases.js';
import { type DeletionTarget, deletionTarget } from '../contacts.js';

type Cases = Readonly<Record<string, readonly DeletionTarget[]>>;

test.each(Object.entries(readCases<Cases>(import.meta.dirname, 'deletion-targets.cases.yaml')))(
  'what "%s" in the path of a deletion stands for',
  (value, targets) => {
    const readings = ['lc-ldc', 'lc-ldc-any-case'] as const;
    expect(readings.map((reading) => deletionTarget(reading, value))).toEqual(targets);
  },
);
