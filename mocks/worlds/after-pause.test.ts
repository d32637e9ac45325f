import { expect, test } from 'vitest';
import { createMock, manualClock } from '../mock.js';
import { afterPause } from './saved-world.js';

test('a world that takes a while to resume loses no time', async () => {
  const clock = manualClock(Date.UTC(2026, 0, 14, 5));
  const mock = await createMock({ clock });
  await mock.control.clock.advance('PT1H');
  const again = afterPause(await mock.save(), clock);
  clock.advance(134);
  expect(again.clock.now).toBe('2026-01-14T06:00:00.134Z');
  await mock.close();
});
