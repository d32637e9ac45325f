import { describe, expect, test } from 'vitest';
import { startReceiver } from '../../fixtures/receiver.js';
import { deliverChange } from '../../fixtures/services/deliver-change.js';
import { plainClient } from '../../fixtures/services/plain-client.js';
import { start } from '../../fixtures/services/started.js';
import type { Mock, MockWorld } from '../host/mock.js';

const find = (world: MockWorld, body?: string) =>
  plainClient(world)
    .find(body)
    .catch(() => undefined);

/** Returns each value by its series with labels. Throws if a line is not in the text format of Prometheus. */
async function valuesOf(mock: Mock): Promise<ReadonlyMap<string, number>> {
  const values = new Map<string, number>();
  let family = '';
  for (const line of (await mock.control.metrics()).trimEnd().split('\n')) {
    const [, , typed] = /^# (HELP|TYPE) ([a-z_]+) \S/.exec(line) ?? [];
    if (typed !== undefined) {
      family = typed;
      continue;
    }
    const [, name, value] = /^([a-z_]+(?:\{(?:[a-z]+="[^"]*",?)*\})?) ([\d.e+-]+)$/.exec(line) ?? [];
    if (name === undefined || !name.startsWith(family)) throw new Error(`no line of ${family}: ${line}`);
    expect(values.has(name)).toBe(false);
    values.set(name, Number(value));
  }
  return values;
}

const calls = (operation: string, status: number) =>
  `pdk_mock_requests_total{operation="${operation}",status="${status}"}`;

describe('metrics', () => {
  test.each([undefined, 0])(
    'count calls by operation and status, with a journal of %s bytes',
    async (journalBytes) => {
      const mock = await start(journalBytes === undefined ? {} : { journalBytes });
      await find(mock);
      await find(mock);
      await find(mock, '{"matches":7}');
      await mock.fetch('/people/v1/nowhere/at/all');
      const values = await valuesOf(mock);
      expect([values.get(calls('find', 200)), values.get(calls('find', 400))]).toEqual([2, 1]);
      expect(values.get(calls('none', 404))).toBe(1);
    },
  );

  test('show how long calls took, in cumulative buckets', async () => {
    const mock = await start();
    await mock.control.faults.add({ on: 'find', latency: { ms: 30 }, times: 1 });
    await find(mock);
    await find(mock);
    const values = await valuesOf(mock);
    const series = 'pdk_mock_request_duration_seconds';
    const buckets = [...values].filter(([name]) => name.startsWith(`${series}_bucket{operation="find"`));
    const counts = buckets.map(([, count]) => count);
    expect(counts).toEqual(counts.toSorted((one, other) => one - other));
    expect(counts.at(-1)).toBe(2);
    expect(buckets.at(-1)?.[0]).toContain('le="+Inf"');
    expect(values.get(`${series}_bucket{operation="find",le="0.025"}`)).toBeLessThan(2);
    expect(values.get(`${series}_count{operation="find"}`)).toBe(2);
    expect(values.get(`${series}_sum{operation="find"}`)).toBeGreaterThan(0.025);
  });

  test('count webhooks and delivery attempts', async () => {
    const receiver = await startReceiver(500);
    const mock = await start({ people: 60, webhooks: [{ url: receiver.url }] });
    await deliverChange(mock);
    await mock.control.clock.advance(1_000);
    const values = await valuesOf(mock);
    const attempts = (outcome: string) => values.get(`pdk_mock_webhook_attempts_total{outcome="${outcome}"}`);
    expect([attempts('failed'), attempts('delivered')]).toEqual([1, 1]);
    expect(values.get('pdk_mock_webhooks_total{status="delivered"}')).toBe(1);
  });

  test('include all worlds, and never decrease', async () => {
    const mock = await start();
    const other = await mock.worlds.create();
    await find(mock);
    await find(other);
    expect((await valuesOf(mock)).get('pdk_mock_worlds')).toBe(2);
    await mock.reset();
    mock.worlds.remove(other.id);
    const values = await valuesOf(mock);
    expect([values.get(calls('find', 200)), values.get('pdk_mock_worlds')]).toEqual([2, 1]);
  });

  test('require the control token, and are in the format of Prometheus', async () => {
    const mock = await start({ controlToken: 'open-sesame' });
    const ask = (token: string) =>
      mock.control.fetch('/control/v1/metrics', { headers: { Authorization: `Bearer ${token}` } });
    const answer = await ask('open-sesame');
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(await answer.text()).toBe(await mock.control.metrics());
    expect((await ask('other')).status).toBe(401);
  });
});
