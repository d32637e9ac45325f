import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Counted, noContacts, withContacts, withoutContacts } from '../ledgers.js';
import { afterTracking, nothingTracked, type TrackingAction } from '../tracked-fields.js';

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
