import type { components } from '../../generated/people.js';
import type { Readings } from '../../generated/questions.js';
import { places } from '../population/places/places.js';

type LocationDetails = components['schemas']['LocationDetails'];
type Located = { readonly location?: string; readonly location_details?: LocationDetails };

const countryCodes: Record<Readings['record.country-code'], (code: string) => string> = {
  'upper-case': (code) => code.toUpperCase(),
  'lower-case': (code) => code.toLowerCase(),
};

const byText = new Map(places.map(({ text, details }) => [text, details]));

const details: Record<Readings['record.location-details'], (record: Located) => LocationDetails | undefined> =
  {
    'always-present': ({ location, location_details }) =>
      location_details ?? (location === undefined ? undefined : (byText.get(location) ?? { raw: location })),
    // About 15% are missing from the population.
    'sometimes-missing': ({ location_details }) => location_details,
    'never-present': () => undefined,
  };

/** Returns the normalized location of a person or job, if shown (question record.location-details). */
export function locationDetailsAs(
  reading: Readings['record.location-details'],
  record: Located,
): LocationDetails | undefined {
  return details[reading](record);
}

/** Returns a country code in the letter case of the profile (question record.country-code). */
export function countryCodeAs(reading: Readings['record.country-code'], code: string): string {
  return countryCodes[reading](code);
}
