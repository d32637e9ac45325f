import type { Readings } from '../../generated/questions.js';

/** What a world may have other than the mock it is made in. */
export interface WorldOptions {
  /** Decides who exists and which ids and tokens are issued: a whole number of 0 or more. */
  readonly seed?: number;
  /** How many people exist. */
  readonly people?: number;
  /** A reading per open question; the default reading where none is chosen. */
  readonly profile?: Partial<Readings>;
  /** Draws readings anew for each call by this seed. */
  readonly eachCall?: number;
  /** Credits of the own organization: a whole number of 0 or more. */
  readonly credits?: number;
  /** What time it is at the start, from where it goes on: a date, milliseconds since 1970, or RFC 3339. */
  readonly now?: Date | number | string;
}
