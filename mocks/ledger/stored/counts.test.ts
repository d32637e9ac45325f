import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Counted, noContacts, withContacts, withoutContacts } from '../ledgers.js';

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
