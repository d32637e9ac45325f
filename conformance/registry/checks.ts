import type { AnyInvestigation } from '../checks/investigation.js';
import { investigations } from '../investigations/catalogue.js';
import { relations } from '../relations/catalogue.js';
import { scenarios } from './scenarios.js';

/** Everything that a run can do to look for violations, in the order in which it does. */
export const checks: readonly AnyInvestigation[] = [...investigations, ...relations, ...scenarios];
