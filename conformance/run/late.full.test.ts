import { expect, test } from 'vitest';
import { failuresOf } from '../../fixtures/reports.js';
import { createMock } from '../../mocks/mock.js';
import { targetOf, transportTo } from '../../mocks/mutants/matrix/in-process.js';
import { manualClock } from '../../mocks/state/clock.js';
import { checkConformance } from '../conform.js';

test.each([300, 1000, 4000])(
  'a service that responds %i ms late every time fails no rule',
  async (lateMs) => {
    const clock = manualClock(Date.parse('2026-11-20T12:00:00Z'));
    const mock = await createMock({ clock, seed: 3 });
    const send = transportTo(mock);
    const report = await checkConformance({
      target: targetOf(mock),
      now: clock.now,
      wait: async (ms) => clock.advance(ms),
      seed: 3,
      safety: 'full',
      transport: async (request) => {
        clock.advance(lateMs / 2);
        const answer = await send(request);
        clock.advance(lateMs / 2);
        return answer;
      },
    });
    await mock.close();

    expect(failuresOf(report)).toEqual([]);
    expect(report).toMatchObject({ verdict: 'conformant', complete: true });
    expect(report.left).toBeUndefined();
  },
);
