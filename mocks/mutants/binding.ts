import { type BindingRuleId, type RuleId, rules } from '../../generated/rules.js';

/** Whether a rule can fail a run, so that a mutant has to prove its judge. */
export function isBinding(id: RuleId): id is BindingRuleId {
  const { basis, unobservable, awaits } = rules[id];
  return basis !== 'assumed' && unobservable === undefined && awaits === undefined;
}
