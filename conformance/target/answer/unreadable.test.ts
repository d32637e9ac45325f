import { expect, test } from 'vitest';
import { pageIn } from './unreadable.js';

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
