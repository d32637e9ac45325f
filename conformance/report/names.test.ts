import { expect, test } from 'vitest';
import { createNames } from './names.js';

test('a limit is told by its option, whatever people are called and however many they are', () => {
  const names = createNames();
  names.learn({ first_name: Array.from({ length: 100_001 }, (_, index) => `wait q${index}q max`) });

  expect(names.hide('Max may wait (--max-wait)')).toMatch(/^name-\d+ may name-\d+ \(--max-wait\)$/);
});
