import { operations } from '../../../generated/operations.js';
import { type RuleId, ruleIds, rules as rulesOf } from '../../../generated/rules.js';
import type { AnyInvestigation } from '../../scene/investigation.js';
import { registry } from './registry.js';

/**
 * Whether what is performed says anything about the wanted rules: it is for one of them, or it calls an operation at which a
 * check of theirs looks on. So a run of any selection of rules is as sharp as a whole one.
 */
export function evidenceFor(wanted: (rule: RuleId) => boolean): (performed: AnyInvestigation) => boolean {
  const looking = ruleIds.filter((rule) => wanted(rule) && registry[rule]?.judge !== undefined);
  const watched = new Set(looking.filter((rule) => !isOfAll(rule)).flatMap(operationsOf));
  // Batches of finds are for every rule about them.
  const isWatched = (rule: RuleId) => operationsOf(rule).some((each) => each !== 'find' && watched.has(each));
  return ({ rules }) =>
    rules.length === 0 ? watched.has('find') : rules.some(wanted) || rules.some(isWatched);
}

/** What is about nearly every operation is performed for by name: a run of it alone would else be a whole one. */
const isOfAll = (rule: RuleId): boolean =>
  operationsOf(rule).length > Object.keys(operations).length / 2 && (registry[rule]?.by.length ?? 0) > 0;

const operationsOf = (rule: RuleId): readonly string[] => rulesOf[rule].operations;
