import { counts } from './counts.js';
import { kindOf, writtenAlike } from './forms.js';

const patterns = [
  [/^[A-Z]{2}$/, 'in upper case'],
  [/^[a-z]{2}$/, 'in lower case'],
] as const;

export const countryCode = counts('record.country-code', {
  hiddenBy: { 'record.location-details': ['never-present'] },
  begin: () =>
    function* ({ records }) {
      for (const { value } of records.locdet) {
        const code = value['country_code'];
        if (typeof code === 'string' && code !== '') yield kindOf(code, patterns) ?? 'in another form';
      }
    },
  concludes: (tally) =>
    writtenAlike(tally, 'country codes', {
      'in upper case': 'upper-case',
      'in lower case': 'lower-case',
      'in another form': undefined,
    } as const),
});
