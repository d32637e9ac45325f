import { describe, expect, test } from 'vitest';
import { type Attempt, abandoned, afterAttempt, type Delivery, retryDelaysMs } from './deliveries.js';

const base: Delivery = {
  id: 'dlv_1',
  eventId: 'evt_1',
  webhookId: 'whk_1',
  url: 'http://127.0.0.1/hooks',
  payload: {},
  status: 'pending',
  dueAtMs: 0,
  attempts: [],
  losesFirst: false,
};
const at = (atMs: number, status: number | null): Attempt => ({ atMs, status });
const failures = (count: number) => Array.from({ length: count }, (_, n) => at(n, 500));
const retries = retryDelaysMs.length;

describe('a delivery after an attempt', () => {
  test.each<[Delivery['status'], number, number | null, Delivery['status'], number | null]>([
    // state, failures so far, answer → state, due after so many milliseconds
    ['pending', 0, 200, 'delivered', null],
    ['pending', 0, 204, 'delivered', null],
    ['pending', 3, 299, 'delivered', null],
    ['pending', retries, 202, 'delivered', null],
    ['pending', 0, null, 'pending', 1_000],
    ['pending', 0, 199, 'pending', 1_000],
    ['pending', 0, 302, 'pending', 1_000],
    ['pending', 1, 404, 'pending', 5_000],
    ['pending', 2, 500, 'pending', 30_000],
    ['pending', 3, null, 'pending', 300_000],
    ['pending', 4, 503, 'pending', 1_800_000],
    ['pending', 5, 503, 'pending', 7_200_000],
    ['pending', retries, 503, 'failed', null],
    ['pending', retries, null, 'failed', null],
  ])('%s after %i failures, answered %s: %s', (status, failed, answer, after, dueInMs) => {
    const result = afterAttempt({ ...base, status, attempts: failures(failed) }, at(10_000, answer));
    expect(result.status).toBe(after);
    expect(result.dueAtMs).toBe(dueInMs === null ? null : 10_000 + dueInMs);
    expect(result.attempts).toEqual([...failures(failed), at(10_000, answer)]);
  });

  test.each(['delivered', 'failed'] as const)('%s: unchanged, as it has ended', (status) => {
    const ended: Delivery = { ...base, status, dueAtMs: null };
    expect(afterAttempt(ended, at(1, 200))).toBe(ended);
    expect(abandoned(ended)).toBe(ended);
  });
});

test('a delivery whose webhook was removed fails without an attempt', () => {
  expect(abandoned(base)).toMatchObject({ status: 'failed', dueAtMs: null, attempts: [] });
});
