import type { BindingRuleId } from '../../generated/rules.js';
import { type OutcomeRuleId, outcomeRules } from '../investigations/catalogue.js';
import { scenarios } from '../registry/scenarios.js';
import { relationRules } from '../relations/catalogue.js';
import {
  exchangeJudges,
  findJudges,
  type JudgedRuleId,
  memoryJudges,
  recordJudges,
  runJudges,
  uniqueIdJudges,
} from '../rules/catalogue.js';
import { longitudinalRules } from '../rules/longitudinal.js';

/** Rules that can fail a run and that nothing judges: there must be none, or this file does not compile. */
type Unjudged = Exclude<
  BindingRuleId,
  | JudgedRuleId
  | OutcomeRuleId
  | (typeof longitudinalRules)[number]
  | (typeof relationRules)[number]
  | (typeof scenarios)[number]['rules'][number]
>;
const complete: [Unjudged] extends [never] ? true : Unjudged = true;

/** Every rule that a run can judge. */
export const judgedRules: ReadonlySet<string> = new Set<string>(
  complete && [
    ...Object.keys(recordJudges),
    ...Object.keys(uniqueIdJudges),
    ...Object.keys(findJudges),
    ...Object.keys(exchangeJudges(() => [])),
    ...Object.keys(runJudges),
    ...Object.keys(memoryJudges),
    ...scenarios.flatMap((each) => each['rules']),
    ...longitudinalRules,
    ...outcomeRules,
    ...relationRules,
  ],
);
