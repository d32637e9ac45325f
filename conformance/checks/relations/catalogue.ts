import { batching } from './batching.js';
import { explore } from './explore.js';
import { options } from './options.js';
import { parallel } from './parallel.js';
import { roundTrips } from './round-trips.js';
import { sizes } from './sizes.js';
import { trueCriterion } from './true-criterion.js';
import { wording } from './wording.js';

/** Every relation between finds, in the order in which a run tries them. */
export const relations = [
  ...batching,
  ...sizes,
  ...roundTrips,
  parallel,
  ...wording,
  ...options,
  trueCriterion,
  explore,
];
