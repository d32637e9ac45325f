import { operations } from '../../../generated/operations.js';
import { type RuleId, ruleIds, rules as rulesOf } from '../../../generated/rules.js';
import type { AnyInvestigation } from '../../scene/investigation.js';
import { registry } from './registry.js';

/**
 * Returns whether an investigation can show anything about the wanted rules: it is for one of them, or it calls an operation
 * that one of their judges watches. So a run of selected rules is as thorough for them as a whole run.
 */
export function evidenceFor(wanted: (rule: RuleId) => boolean): (investigation: AnyInvestigation) => boolean {
  const judged = ruleIds.filter((rule) => wanted(rule) && registry[rule]?.judge !== undefined);
  const watched = new Set(judged.filter((rule) => !isGeneral(rule)).flatMap(operationsOf));
  // Finds are left out: the batches, which are for no rule, are performed for every rule about finds.
  const isWatched = (rule: RuleId) => operationsOf(rule).some((each) => each !== 'find' && watched.has(each));
  return ({ rules }) =>
    rules.length === 0 ? watched.has('find') : rules.some(wanted) || rules.some(isWatched);
}

/** Whether a rule is about most operations and has investigations of its own: to watch all calls would take a whole run. */
const isGeneral = (rule: RuleId): boolean =>
  operationsOf(rule).length > Object.keys(operations).length / 2 && (registry[rule]?.by.length ?? 0) > 0;

const operationsOf = (rule: RuleId): readonly string[] => rulesOf[rule].operations;
