import type { Readings } from '../../generated/questions.js';

/** The options in which a world may differ from its mock. */
export interface WorldOptions {
  /** Determines the people and the ids and tokens that are issued: an integer of at least 0. */
  readonly seed?: number;
  /** The number of people. */
  readonly people?: number;
  /** The readings of open questions; the default reading if none is chosen. */
  readonly profile?: Partial<Readings>;
  /** The seed for drawing readings anew for each call. */
  readonly eachCall?: number;
  /** Credits of the own organization: an integer of at least 0. */
  readonly credits?: number;
  /** The initial time, from which the clock continues: a date, milliseconds since 1970, or RFC 3339. */
  readonly now?: Date | number | string;
}
