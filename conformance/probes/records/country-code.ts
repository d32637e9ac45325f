import { watches } from '../probe.js';
import { agrees, otherwise } from '../sighting.js';

export const countryCode = watches('record.country-code', {
  hiddenBy: { 'record.location-details': ['never-present'] },
  begin: () =>
    function* ({ records }) {
      for (const { value } of records?.records.locdet ?? []) {
        const code = value['country_code'];
        if (typeof code !== 'string' || code === '') continue;
        if (/^[A-Z]+$/.test(code)) yield agrees('upper-case', 'country codes in upper case');
        else if (/^[a-z]+$/.test(code)) yield agrees('lower-case', 'country codes in lower case');
        else yield otherwise('country codes neither in upper nor in lower case');
      }
    },
});
