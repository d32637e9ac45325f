import { agrees } from '../sighting.js';
import { companyOf } from './company-of.js';
import { counts } from './counts.js';

/** Companies without a fraction that say that there is none: where one in eight has one, one run in 200 is mistaken. */
const enough = 40;

export const employeeCount = counts<'record.employee-count', 'a whole number' | 'a fraction'>(
  'record.employee-count',
  {
    begin: () =>
      function* ({ records }) {
        for (const { value } of records.company) {
          const [of, count] = [companyOf(value), value['employee_count']];
          if (of === undefined || typeof count !== 'number') continue;
          yield { of, kind: Number.isInteger(count) ? 'a whole number' : 'a fraction' };
        }
      },
    concludes(tally) {
      const fractions = tally.count('a fraction');
      if (fractions >= 2) return agrees('fraction', 'companies with a fraction in `employee_count`');
      const isEnough = fractions === 0 && tally.count() >= enough;
      return isEnough
        ? agrees('integer', `${enough} companies with whole numbers in \`employee_count\``)
        : undefined;
    },
  },
);
