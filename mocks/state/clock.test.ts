import { afterEach, describe, expect, test, vi } from 'vitest';
import { controlledClock, manualClock } from './clock.js';

test('a pinned clock shows that instant whatever else is set, and afterwards what was set', () => {
  const clock = controlledClock(manualClock(1000));
  clock.pin(1500);
  clock.freeze(5);
  expect([clock.now(), clock.isFrozen]).toEqual([1500, true]);
  clock.pin(undefined);
  expect(clock.now()).toBe(5);
});

describe('an alarm', () => {
  afterEach(() => vi.useRealTimers());

  const rung = (clock: { alarm?: ReturnType<typeof controlledClock>['alarm'] }, atMs: number) => {
    const rings: number[] = [];
    const callOff = clock.alarm?.(atMs, () => rings.push(atMs));
    return { rings, callOff };
  };

  test('of a manual clock fires once, when the clock is advanced far enough, unless it is cancelled', () => {
    const clock = manualClock(1000);
    const [kept, other] = [rung(clock, 1010), rung(clock, 1010)];
    clock.advance(9);
    expect(kept.rings).toEqual([]);
    other.callOff?.();
    clock.advance(1);
    clock.advance(100);
    expect([kept.rings, other.rings]).toEqual([[1010], []]);
  });

  test('of a clock that was moved fires at the time that the clock shows', () => {
    const below = manualClock(1000);
    const clock = controlledClock(below);
    clock.moveTo(5000);
    const { rings } = rung(clock, 5010);
    below.advance(9);
    expect(rings).toEqual([]);
    below.advance(1);
    expect(rings).toEqual([5010]);
  });

  test('of a frozen clock never fires', () => {
    const below = manualClock(1000);
    const clock = controlledClock(below);
    clock.freeze(1000);
    const { rings } = rung(clock, 1010);
    below.advance(1_000_000);
    expect(rings).toEqual([]);
  });

  test('over a clock without alarms fires on time, and within a second after a jump', () => {
    vi.useFakeTimers({ now: 0 });
    let aheadMs = 0;
    const clock = controlledClock({ now: () => Date.now() + aheadMs });
    const [soon, late, never] = [rung(clock, 300), rung(clock, 86_400_000), rung(clock, 86_400_000)];
    vi.advanceTimersByTime(299);
    expect(soon.rings).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(soon.rings).toEqual([300]);
    never.callOff?.();
    aheadMs = 86_400_000;
    vi.advanceTimersByTime(1000);
    expect([late.rings, never.rings]).toEqual([[86_400_000], []]);
  });

  test('does not keep the process alive', () => {
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const { callOff } = rung(controlledClock({ now: Date.now }), Date.now() + 60_000);
    expect(timers.mock.results.map(({ value }) => value.hasRef())).toEqual([false]);
    callOff?.();
    timers.mockRestore();
  });
});
