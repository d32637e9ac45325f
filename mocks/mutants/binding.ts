import { type BindingRuleId, type RuleId, rules } from '../../generated/rules.js';

/** Whether a rule can fail a run, and so needs a mutant that proves its judge. */
export function isBinding(id: RuleId): id is BindingRuleId {
  return rules[id].unobservable === undefined;
}
