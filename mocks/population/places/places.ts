import type { Place } from './place.js';
import { placesAbroad } from './places-abroad.js';
import { placesInTheUnitedStates } from './places-us.js';

export const places: readonly Place[] = [...placesInTheUnitedStates, ...placesAbroad];

const byText = new Map(places.map((place) => [place.text, place]));

/** Returns the place with this text, such as "Cambridge, Massachusetts, United States". */
export function placeAt(text: string): Place {
  const place = byText.get(text);
  if (place === undefined)
    throw new Error(`No place is called "${text}"; add it to mocks/population/places/places-*.ts`);
  return place;
}
