import { expect, test } from 'vitest';
import { controlledClock, manualClock } from './clock.js';

test('a controlled clock shows the time of the one below until it is moved', () => {
  const below = manualClock(1000);
  const clock = controlledClock(below);
  expect(clock.now()).toBe(1000);
  below.advance(5);
  expect(clock.now()).toBe(1005);
  clock.moveTo(1105);
  below.advance(5);
  expect([clock.now(), clock.isFrozen]).toEqual([1110, false]);
});

test('a frozen clock stands wherever the one below goes, and moves when it is told to', () => {
  const below = manualClock(1000);
  const clock = controlledClock(below);
  clock.freeze(500);
  below.advance(10_000);
  expect([clock.now(), clock.isFrozen]).toEqual([500, true]);
  clock.moveTo(507);
  expect([clock.now(), clock.isFrozen]).toEqual([507, true]);
});

test('a resumed clock goes on from where it stood', () => {
  const below = manualClock(1000);
  const clock = controlledClock(below);
  clock.freeze(500);
  below.advance(10_000);
  clock.resume();
  expect([clock.now(), clock.isFrozen]).toEqual([500, false]);
  below.advance(3);
  expect(clock.now()).toBe(503);
});

test('to resume a clock that goes changes nothing', () => {
  const clock = controlledClock(manualClock(1000));
  clock.moveTo(1010);
  clock.resume();
  expect(clock.now()).toBe(1010);
});

test('a reset clock shows the time of the one below again', () => {
  const clock = controlledClock(manualClock(1000));
  clock.moveTo(1010);
  clock.freeze(5);
  clock.reset();
  expect([clock.now(), clock.isFrozen]).toEqual([1000, false]);
});
