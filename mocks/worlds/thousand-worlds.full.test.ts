import { expect, test } from 'vitest';
import { printedBy } from '../../spec/contract/printed.js';

test('a thousand worlds, fifty in use at a time, are isolated from each other, and stay below 500 MB', async () => {
  // With more room V8 collects later, and the figure is then one of its patience.
  const words = ['--max-old-space-size=320', 'fixtures/programs/thousand-worlds.js'];
  const { code, output, errors } = await printedBy(words, process.cwd());
  expect(errors).toBe('');
  const seen = JSON.parse(output);
  expect(seen).toMatchObject({ worlds: 1001, wrong: [] });
  expect(seen.megabytes).toBeLessThan(500);
  expect(code).toBe(0);
});
