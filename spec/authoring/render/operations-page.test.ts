import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { questionIds } from '../../../generated/questions.js';
import { operationsPage } from '../files.js';

test('everything assumed in the table of operations names its question', () => {
  const page = readFileSync(operationsPage, 'utf8');
  const named = [...page.matchAll(/_\((?:assumed|confirmed): ([^)]*)\)_/g)].map(([, question]) => question);

  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((question) => !questionIds.some((id) => id === question))).toEqual([]);
});
