import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Fault, Faults, type NewFault, strikes } from './faults.js';

const faultOf = ({ on = 'all', ...asked }: NewFault): Fault => ({
  asked: { on, ...asked },
  latency: undefined,
  principals: undefined,
});
const faultsOf = (seed: number, ...asked: readonly NewFault[]) => {
  const faults = new Faults(seed);
  for (const [nth, one] of asked.entries()) faults.add(`flt_${nth}`, faultOf(one));
  return faults;
};
/** The faults that strike each of some calls. */
const met = (faults: Faults, calls: number, on = 'find') =>
  Array.from({ length: calls }, () =>
    faults.meet(({ asked }) => asked.on === 'all' || asked.on === on).map(({ id }) => id),
  );

describe('a fault strikes', () => {
  test.each([
    ['every call where nothing limits it', {}, 0, 0, 0.99, true],
    ['not those that it lets pass', { skip: 2 }, 1, 0, 0, false],
    ['after those that it lets pass', { skip: 2 }, 2, 0, 0, true],
    ['as long as it may', { times: 2 }, 1, 1, 0, true],
    ['no more than it may', { times: 2 }, 2, 2, 0, false],
    ['as likely as it is', { probability: 0.3 }, 0, 0, 0.29, true],
    ['no likelier than it is', { probability: 0.3 }, 0, 0, 0.3, false],
  ])('%s', (_, asked, seen, struck, drawn, expected) => {
    expect(strikes(asked, { met: seen, struck }, drawn)).toBe(expected);
  });
});

describe('the faults of a world', () => {
  test('with the same effect strike one after the other, in the order in which they were set', () => {
    const faults = faultsOf(1, { status: 429, times: 2 }, { status: 503, times: 1 });
    expect(met(faults, 4)).toEqual([['flt_0'], ['flt_0'], ['flt_1'], []]);
  });

  test('with different effects strike together, except on an answer that is never sent', () => {
    const faults = faultsOf(
      1,
      { latency: { ms: 1 } },
      { reset: true, times: 1 },
      { status: 500, times: 1 },
      { malformed: true },
    );
    expect(met(faults, 3)).toEqual([
      ['flt_0', 'flt_1'],
      ['flt_0', 'flt_2', 'flt_3'],
      ['flt_0', 'flt_3'],
    ]);
  });

  test('count only calls that they are for', () => {
    const faults = faultsOf(1, { on: 'search', status: 503, times: 1 });
    met(faults, 3);
    expect(met(faults, 1, 'search')).toEqual([['flt_0']]);
  });

  test('are gone once removed, and abort their signal', () => {
    const faults = faultsOf(1, { latency: { ms: 1 } }, { status: 500 });
    const [first, second] = faults.meet(() => true);
    expect(faults.remove('flt_0')).toBe(true);
    expect([first?.ended.aborted, second?.ended.aborted]).toEqual([true, false]);
    expect(faults.remove('flt_0')).toBe(false);
    faults.clear();
    expect([second?.ended.aborted, faults.areNone, faults.list()]).toEqual([true, true, []]);
  });

  test('with the same seed strike the same calls again, whatever other faults draw', () => {
    fc.assert(
      fc.property(fc.nat(), fc.double({ min: 0.05, max: 0.95, noNaN: true }), (seed, probability) => {
        const alone = faultsOf(seed, { status: 503, probability });
        const among = faultsOf(seed, { status: 503, probability }, { latency: { ms: 1 }, probability });
        const struck = met(alone, 30).map((ids) => ids.includes('flt_0'));
        expect(met(among, 30).map((ids) => ids.includes('flt_0'))).toEqual(struck);
      }),
    );
  });
});
