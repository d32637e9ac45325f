import { expect, test } from 'vitest';
import { twoAtOnce } from './both-at-once.js';

test('at most two calls are in flight at once, and results are returned in order', async () => {
  const running = new Set<number>();
  const together: string[] = [];
  const answers = await twoAtOnce([1, 2, 3, 4, 5], async (one) => {
    running.add(one);
    await Promise.resolve();
    together.push([...running].join());
    await Promise.resolve();
    running.delete(one);
    return `answer ${one}`;
  });
  expect(answers).toEqual([1, 2, 3, 4, 5].map((one) => `answer ${one}`));
  expect(together).toEqual(['1,2', '1,2', '3,4', '3,4', '5']);
});
