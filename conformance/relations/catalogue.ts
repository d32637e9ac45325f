import type { RuleId } from '../../generated/rules.js';
import type { AnyInvestigation } from '../checks/investigation.js';
import { batching } from './batching.js';
import { explore } from './explore.js';
import { options } from './options.js';
import { parallel } from './parallel.js';
import { roundTrips } from './round-trips.js';
import { sizes } from './sizes.js';
import { trueCriterion } from './true-criterion.js';
import { wording } from './wording.js';

/** Every relation between finds, in the order in which a run tries them. */
export const relations: readonly AnyInvestigation[] = [
  ...batching,
  ...sizes,
  ...roundTrips,
  parallel,
  ...wording,
  ...options,
  trueCriterion,
  explore,
];

/** Rules that are judged by relations alone. */
export const relationRules = [
  'find.mr-permute',
  'find.mr-concat',
  'find.mr-duplicate',
  'find.mr-context',
  'find.mr-whitespace-json',
  'find.mr-record-stable',
  'find.mr-found-size',
  'find.mr-prefix',
  'find.mr-subset',
  'find.size-default-5',
  'find.size-per-match',
  'find.mr-self-linkedin',
  'find.mr-self-email',
  'find.mr-self-name-company',
  'find.mr-add-criterion',
  'concurrency.parallel-find',
  'find.mr-case',
  'find.mr-trim',
  'find.mr-linkedin-forms',
  'find.mr-field-order',
  'find.mr-repeat',
  'find.return-fields-projects',
  'find.return-fields-superset',
  'find.confidence-monotone',
  'find.mr-top-score-more',
] as const satisfies readonly RuleId[];
