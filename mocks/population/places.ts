import type { components } from '../../generated/people.js';
import { places as written } from '../../generated/population.js';
import type { Job } from './population.js';
import { type Random, weighted } from './random.js';

/** A place where people live and work. */
export interface Place {
  /** As people write it: "Cambridge, Massachusetts, United States". */
  readonly text: string;
  readonly country: string;
  /** The normalized form (section 2.6), whose `raw` is `text`. Shared by every record at this place. */
  readonly details: components['schemas']['LocationDetails'];
  /** Roughly how many in a thousand people live here. */
  readonly weight: number;
}

export const places: readonly Place[] = written;

export const drawPlace = weighted(places.map((place) => [place, place.weight] as const));

export type Location = Pick<Job, 'location' | 'location_details'>;

/** Returns the location members of a person or job; 15% have no details (question record.location-details). */
export function locationAt(place: Place, random: Random): Location {
  if (random.chance(0.15)) return { location: place.text };
  return { location: place.text, location_details: place.details };
}
