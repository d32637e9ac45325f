import { expect, test } from 'vitest';
import { printedBy } from '../../spec/contract/printed.js';

test('a thousand worlds, fifty in use at a time, are isolated from each other, and stay below 500 MB', async () => {
  const { code, output, errors } = await printedBy(['fixtures/programs/thousand-worlds.js'], process.cwd());
  expect(errors).toBe('');
  const seen = JSON.parse(output);
  expect(seen).toMatchObject({ worlds: 1001, wrong: [] });
  expect(seen.megabytes).toBeLessThan(500);
  expect(code).toBe(0);
});
