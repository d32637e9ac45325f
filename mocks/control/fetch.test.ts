import { describe, expect, test } from 'vitest';
import { start } from '../../fixtures/services/started.js';
import type { Mock } from '../host/mock.js';

const base = 'http://127.0.0.1/control/v1';
const requestOf = ({ controlToken }: Mock, url: string, { headers = {}, ...init }: RequestInit = {}) =>
  new Request(url, { headers: { Authorization: `Bearer ${controlToken}`, ...headers }, ...init });

describe('the control plane in process', () => {
  test('responds without a port as it does over HTTP', async () => {
    const mock = await start();
    expect(mock.urls.control).toBeUndefined();
    const body = JSON.stringify({ at: '2026-01-14T05:00:00Z' });
    const frozen = await mock.control.fetch(
      requestOf(mock, `${base}/clock/freeze`, { method: 'POST', body }),
    );
    expect([frozen.status, await frozen.json()]).toEqual([
      200,
      { now: '2026-01-14T05:00:00.000Z', frozen: true, moves: 1 },
    ]);
    expect(mock.control.clock.now()).toBe(Date.UTC(2026, 0, 14, 5));
    const reset = await mock.control.fetch(requestOf(mock, `${base}/reset`, { method: 'POST' }));
    expect([reset.status, await reset.text()]).toEqual([204, '']);
  });

  test('uses an explicit Host header, as over HTTP', async () => {
    const mock = await start();
    const request = requestOf(mock, `${base}/clock`, { headers: { Host: 'evil.example' } });
    expect((await mock.control.fetch(request)).status).toBe(403);
  });
});
