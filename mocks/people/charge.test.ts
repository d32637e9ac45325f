import { describe, expect, it } from 'vitest';
import { callWith, february2026, worldWith } from '../../fixtures/services/small-world.js';
import { manualClock } from '../state/clock.js';
import { charge } from './charge.js';

const small = callWith(null, { org: 'org_small' });
const used = (headers: object | undefined) => headers && { ...headers };

describe('charge', () => {
  it('charges for a person once per billing period, even if several calls return the person', async () => {
    const world = worldWith();
    expect(await charge([['a', 'b'], ['b']], small, world)).toMatchObject({
      headers: { 'X-Credits-Used': '2', 'X-Credits-Remaining': '1' },
    });
    expect(await charge([['b', 'a']], small, world)).toMatchObject({
      headers: { 'X-Credits-Used': '0', 'X-Credits-Remaining': '1' },
    });
  });

  it('charges again in the next calendar month (UTC), and each organization separately', async () => {
    const clock = manualClock(february2026);
    const world = worldWith({}, { clock });
    await charge([['a', 'b', 'c']], small, world);
    expect(await charge([['d']], small, world)).toMatchObject({ refused: 'out-of-credit' });
    expect(await charge([['a']], callWith(null), world)).toMatchObject({
      headers: { 'X-Credits-Used': '1' },
    });
    clock.advance(Date.UTC(2026, 2, 1) - february2026);
    expect(await charge([['a']], small, world)).toMatchObject({
      headers: { 'X-Credits-Used': '1', 'X-Credits-Remaining': '2' },
    });
  });

  it('charges nothing if it refuses, and reports the credits left', async () => {
    const world = worldWith();
    const refusal = await charge([['a', 'b', 'c', 'd']], small, world);
    expect(refusal).toMatchObject({
      refused: 'out-of-credit',
      message: expect.stringContaining('cost 4 credits; 3 credits are left'),
    });
    expect(used(refusal.headers)).toEqual({ 'X-Credits-Used': '0', 'X-Credits-Remaining': '3' });
    expect(await world.store.collections()).toEqual([]);
  });

  it('does not let two concurrent calls spend the same last credits', async () => {
    const world = worldWith();
    const both = await Promise.all([charge([['a', 'b']], small, world), charge([['c', 'd']], small, world)]);
    expect(both.map((one) => 'refused' in one)).toEqual([false, true]);
  });
});
