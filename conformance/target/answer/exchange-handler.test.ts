import { expect, test } from 'vitest';
import { formLimits } from '../limits.js';
import { bounded } from './exchange-handler.js';

const mebibyte = 1024 * 1024;
const answering = (text: string) =>
  bounded(async () => ({ status: 200, headers: {}, cookies: [], text }), mebibyte)(
    { method: 'GET', url: 'https://host.example/', headers: {}, body: undefined },
    new AbortController().signal,
  );

test.each([
  ['as many bytes as may be', 'é'.repeat(mebibyte / 2)],
  ['as deep as may be', '['.repeat(formLimits.depth) + ']'.repeat(formLimits.depth)],
  ['no JSON', '<html>'],
  ['nothing', ''],
])('of a custom transport, %s is accepted', async (_, text) => {
  expect((await answering(text)).text).toBe(text);
});

test.each([
  ['more bytes', `${'é'.repeat(mebibyte / 2)}e`, /1 MiB/],
  ['deeper JSON', '['.repeat(formLimits.depth + 1), /nested deeper/],
])('%s are refused', async (_, text, why) => {
  await expect(answering(text)).rejects.toThrow(why);
});
