import { describe, expect, test } from 'vitest';
import { fakeService } from '../../fixtures/services/fake-service.js';
import { demo } from '../../spec/demo/demo.js';
import { manualClock } from '../state/clock.js';

const bearer = (token: string) => ({
  headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
});
describe('a credential', () => {
  test('is forgotten long after it has expired, so that a mock can run for weeks', async () => {
    const clock = manualClock(Date.UTC(2026, 0, 14));
    const { token, find, world } = await fakeService({ clock });
    const first = await token();
    for (let at = 0; at < 600; at += 1) {
      clock.advance(60_000);
      await token();
    }
    // Those that expired within the last hour of the ten are left, and up to 200 that were not checked yet.
    expect(await world.store.count('credentials')).toBeLessThan(300);
    expect(await world.store.count('credential-halves')).toBeLessThan(600);
    expect((await find(bearer(first))).status).toBe(401);
    expect((await find(bearer(await token()))).status).toBe(200);
    expect((await find(bearer(demo.apiKey))).status).toBe(200);
  });
});
