import { expect, test } from 'vitest';
import { createSecrets } from './secrets.js';

/** Returns how many of `count` secrets are kept. */
function kept(count: number, letter: string, length: number): number {
  const secrets = createSecrets({ peopleUrl: 'https://host.example', org: 'org_a1' });
  for (let index = 0; index < count; index += 1) secrets.add(String(index).padEnd(length, letter));
  return secrets.all().length;
}

test('all long tokens of one hour are kept', () => {
  expect(kept(500, 'x', 2000)).toBe(500);
});

test.each([
  ['as many as a target likes', 5000, 'x', 20, 2000],
  ['long ones', 250, 'x', 16_000, 220],
  ['letters that have long forms', 60, '李', 10_000, 45],
])('a bounded number of secrets is kept: %s', (_, count, letter, length, most) => {
  expect(kept(count, letter, length)).toBeLessThanOrEqual(most);
});
