import { operations } from '../../../generated/operations.js';
import { type RuleId, ruleIds, rules as rulesOf } from '../../../generated/rules.js';
import type { AnyInvestigation } from '../../scene/investigation.js';
import { registry } from './registry.js';

/**
 * Returns whether an investigation can show much about the wanted rules: it is for one of them, or it calls mostly operations that
 * their judges watch.
 */
export function evidenceFor(wanted: (rule: RuleId) => boolean): (investigation: AnyInvestigation) => boolean {
  const judged = ruleIds.filter((rule) => wanted(rule) && registry[rule]?.judge !== undefined);
  const watched = new Set(judged.filter((rule) => !isGeneral(rule)).flatMap(operationsOf));
  // Finds are left out: the batches, which are for no rule, are performed for every rule about finds.
  const isWatched = (rule: RuleId) => operationsOf(rule).some((each) => each !== 'find' && watched.has(each));
  return ({ rules }) =>
    rules.length === 0
      ? watched.has('find')
      : rules.some(wanted) || rules.filter(isWatched).length >= rules.length * watchedShare;
}

/** What calls a watched operation among many others shows little of it for what it costs. */
const watchedShare = 0.5;

/** Whether a rule is about most operations and has investigations of its own: to watch all calls would take a whole run. */
const isGeneral = (rule: RuleId): boolean =>
  operationsOf(rule).length > Object.keys(operations).length / 2 && (registry[rule]?.by.length ?? 0) > 0;

const operationsOf = (rule: RuleId): readonly string[] => rulesOf[rule].operations;
