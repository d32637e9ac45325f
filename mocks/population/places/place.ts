import type { components } from '../../../generated/people.js';

export type LocationDetails = components['schemas']['LocationDetails'];

/** A place where people live and work. */
export interface Place {
  /** As people write it: "Cambridge, Massachusetts, United States". */
  readonly text: string;
  readonly country: string;
  /** The normalized form (section 2.6), whose `raw` is `text`. Shared by every record at this place. */
  readonly details: LocationDetails;
  /** Roughly how many in a thousand people live here. */
  readonly weight: number;
}
