import { describe, expect, it } from 'vitest';
import { everybody, memberOf, population, worldWith } from '../../fixtures/services/small-world.js';
import { shownIn } from '../views/person.js';

describe('a person is shown', () => {
  it('with numeric ids both shorter and longer than 16 digits', () => {
    const lengths = everybody({ 'record.id-form': 'numeric-string' }).map((one) => String(one['id']).length);
    expect([Math.min(...lengths) < 16, Math.max(...lengths) > 16]).toEqual([true, true]);
  });

  it('identically throughout the month, and with longer durations in the next', () => {
    const person = [...population.people].find(({ position }) => position !== undefined) ?? {};
    let now = Date.UTC(2026, 1, 1);
    const world = worldWith({}, { clock: { now: () => now } });
    const first = shownIn(world, person);
    now = Date.UTC(2026, 1, 28, 23);
    expect(shownIn(world, person)).toBe(first);
    now = Date.UTC(2026, 2, 1);
    const [before, after] = [first, shownIn(world, person)].map((one) =>
      Number(memberOf(one['position'], 'duration')),
    );
    expect(after).toBe((before ?? 0) + 1);
  });
});
