import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Counted, noContacts, withContacts, withoutContacts } from '../ledgers.js';
import { afterTracking, nothingTracked, type Tracking, type TrackingAction } from '../tracked-fields.js';

const contact = fc.record<Counted>({
  verified: fc.boolean(),
  companyChangedAtMs: fc.option(fc.nat(), { nil: null }),
});

test('each contact counts once, and no longer once it is removed', () => {
  fc.assert(
    fc.property(fc.array(contact), fc.array(contact), (staying, leaving) => {
      const all = withContacts(withContacts(noContacts, staying), leaving);
      expect(all.total).toBe(staying.length + leaving.length);
      expect(all.verified).toBeLessThanOrEqual(all.total);
      expect(all.newJobs).toBeLessThanOrEqual(all.total);
      expect(withoutContacts(all, leaving)).toEqual(withContacts(noContacts, staying));
    }),
  );
});

const states: Readonly<Record<string, Tracking>> = {
  'never tracked': nothingTracked,
  'deleted after 3': { last: 3, current: null, effective: null },
  '3, not effective': { last: 3, current: 3, effective: null },
  '3, effective 3': { last: 3, current: 3, effective: 3 },
  '3, effective 2': { last: 3, current: 3, effective: 2 },
};

const table: readonly (readonly [string, TrackingAction, Tracking])[] = [
  ['never tracked', 'update', { last: 1, current: 1, effective: null }],
  ['never tracked', 'delete', nothingTracked],
  ['never tracked', 'cycle', nothingTracked],
  ['deleted after 3', 'update', { last: 4, current: 4, effective: null }],
  ['deleted after 3', 'delete', { last: 3, current: null, effective: null }],
  ['deleted after 3', 'cycle', { last: 3, current: null, effective: null }],
  ['3, not effective', 'update', { last: 4, current: 4, effective: null }],
  ['3, not effective', 'delete', { last: 3, current: null, effective: null }],
  ['3, not effective', 'cycle', { last: 3, current: 3, effective: 3 }],
  ['3, effective 3', 'update', { last: 4, current: 4, effective: 3 }],
  ['3, effective 3', 'delete', { last: 3, current: null, effective: null }],
  ['3, effective 3', 'cycle', { last: 3, current: 3, effective: 3 }],
  ['3, effective 2', 'update', { last: 4, current: 4, effective: 2 }],
  ['3, effective 2', 'delete', { last: 3, current: null, effective: null }],
  ['3, effective 2', 'cycle', { last: 3, current: 3, effective: 3 }],
];

test.each(table)('%s, then %s', (state, action, expected) => {
  expect(afterTracking(states[state] ?? nothingTracked, action)).toEqual(expected);
});

test('no version is ever assigned twice, and the effective one is never newer than the current one', () => {
  const actions = fc.array(fc.constantFrom<TrackingAction>('update', 'delete', 'cycle'), { maxLength: 30 });
  fc.assert(
    fc.property(actions, (sequence) => {
      const given: number[] = [];
      sequence.reduce((tracking, action) => {
        const after = afterTracking(tracking, action);
        if (action === 'update') given.push(after.current ?? 0);
        expect(after.effective ?? 0).toBeLessThanOrEqual(after.current ?? 0);
        return after;
      }, nothingTracked);
      expect(given).toEqual(given.map((_, at) => at + 1));
    }),
  );
});
