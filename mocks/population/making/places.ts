import type { Place } from '../places/place.js';
import { places } from '../places/places.js';
import type { Job } from '../population.js';
import { type Random, weighted } from '../random.js';

export const drawPlace = weighted(places.map((place) => [place, place.weight] as const));

/** Returns the location members of a person or job; 15% have no details (question record.location-details). */
export function locationAt(place: Place, random: Random): Pick<Job, 'location' | 'location_details'> {
  if (random.chance(0.15)) return { location: place.text };
  return { location: place.text, location_details: place.details };
}
