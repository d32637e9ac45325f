import { afterEach, describe, expect, test } from 'vitest';
import { disturbed, endAll, find, places, used } from '../../fixtures/disturbed.js';
import type { MockOptions } from '../mock.js';

afterEach(endAll);

describe.each(places)('%s', (place) => {
  const scene = (options: MockOptions = {}) => disturbed(place, options);

  test('a delayed answer is sent once its fault is removed, or the mock is reset or closed', async () => {
    const { mock, client, faults } = await scene();
    const endings = [
      async (id: string) => faults.remove(id),
      async () => mock.control.reset(),
      async () => mock.close(),
    ];
    for (const end of endings) {
      const { id } = await faults.add({ on: 'find', latency: { ms: 60_000 } });
      const start = performance.now();
      const answer = find(mock, client);
      await expect.poll(async () => (await faults.list())[0]?.struck).toBe(1);
      await end(id);
      expect((await answer).status).toBe(200);
      expect(performance.now() - start).toBeLessThan(20_000);
    }
  });

  test('a latency delays the answer, and an aborted call is not performed', async () => {
    const logged: number[] = [];
    const { mock, client, faults } = await scene({ onExchange: ({ status }) => logged.push(status) });
    await faults.add({ on: 'find', latency: { minMs: 150, maxMs: 200 }, times: 1 });
    const start = performance.now();
    expect((await find(mock, client)).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThanOrEqual(145);
    await faults.add({ on: 'find', latency: { ms: 60_000 } });
    const leaving = new AbortController();
    const left = find(mock, client, { signal: leaving.signal });
    await expect.poll(async () => (await faults.list())[1]?.struck).toBe(1);
    leaving.abort();
    await expect(left).rejects.toThrow('aborted');
    await expect.poll(() => logged).toEqual([200, 0]);
    expect(await used(mock)).toMatchObject({ requests: 1 });
  });

  test('a slow body arrives in pieces, and the rest at once when its fault is removed', async () => {
    const { mock, client, faults } = await scene();
    const plain = await (await find(mock, client)).text();
    const { id } = await faults.add({ on: 'find', bytesPerSecond: 200 });
    const answer = await find(mock, client);
    const reader = answer.body?.getReader();
    const decoder = new TextDecoder();
    const first = decoder.decode((await reader?.read())?.value, { stream: true });
    expect(first.length).toBeLessThan(plain.length / 2);
    await faults.remove(id);
    let rest = '';
    for (let piece = await reader?.read(); piece?.done === false; piece = await reader?.read()) {
      rest += decoder.decode(piece.value, { stream: true });
    }
    expect(JSON.parse(first + rest)).toEqual(JSON.parse(plain));
  });
});
