import { expect, test } from 'vitest';
import { retryAfterMs } from './answers.js';

const nowMs = Date.parse('2026-01-14T05:00:00Z');
const date = 'Wed, 14 Jan 2026 05:00:07 GMT';

test.each([
  ['seconds', { 'Retry-After': '3' }, 3000],
  ['no seconds at all', { 'Retry-After': '0' }, 0],
  ['seconds with a fraction', { 'Retry-After': '0.5' }, 500],
  ['a date', { 'Retry-After': date }, 7000],
  ['a date that is over', { 'Retry-After': 'Wed, 14 Jan 2026 04:00:00 GMT' }, 0],
  ['a date of a clock that goes ahead', { 'Retry-After': date, Date: 'Wed, 14 Jan 2026 05:00:05 GMT' }, 2000],
  ['a date beside a Date that is none', { 'Retry-After': date, Date: 'noon' }, 7000],
  ['a word', { 'Retry-After': 'soon' }, undefined],
  ['less than nothing', { 'Retry-After': '-5' }, undefined],
  ['a blank', { 'Retry-After': ' ' }, undefined],
  ['nothing', {}, undefined],
])('%s', (_, headers, expected) => {
  expect(retryAfterMs(new Headers(Object.entries(headers)), nowMs)).toBe(expected);
});
