import { expect, test } from 'vitest';
import { bounded, pageIn } from './answer.js';
import { formLimits } from './limits.js';

const html = { 'content-type': 'text/html; charset=utf-8' };

test.each([
  ['<!DOCTYPE html><html><head><title>\n Sign in </title>', {}, 'a page of HTML ("Sign in")'],
  ['  <HTML><body>no', { 'content-type': 'application/json' }, 'a page of HTML'],
  ['<h1>Welcome</h1>', html, 'a page of HTML'],
  ['<h1>Welcome</h1>', {}, undefined],
  ['{"matches":[]}', html, undefined],
  ['<htmlx>', {}, undefined],
  ['', html, undefined],
])('%j with %j: %s', (text, headers, page) => {
  expect(pageIn({ text, headers })).toBe(page);
});

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
