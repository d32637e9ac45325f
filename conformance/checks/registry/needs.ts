import { operations } from '../../../generated/operations.js';
import { type RuleId, rules } from '../../../generated/rules.js';
import type { AnyInvestigation } from '../../scene/investigation.js';
import { type Capability, isOperation } from '../../target/target.js';

/** Credentials that imply the identity interface: they are used to sign in. */
const signsIn: ReadonlySet<Capability> = new Set<Capability>(['user', 'service-account']);

/** Returns what a target must offer, and a run be allowed to do: the needs of an investigation, and what its rules imply. */
export function needsOf({
  rules: own,
  needs,
}: Pick<AnyInvestigation, 'rules' | 'needs'>): readonly Capability[] {
  return [...new Set([...derivedNeeds(own, needs), ...needs])];
}

/** Returns the needs that rules imply: the interface that a rule is about, and permission to write if its effect is one. */
export function derivedNeeds(own: readonly RuleId[], needs: readonly Capability[]): readonly Capability[] {
  const interfaces = (['identity', 'ledger', 'billing'] as const).filter((id) =>
    own.some((rule) => isOf(rule, id)),
  );
  const writes = own.some((rule) => rules[rule].effect === 'write' || rules[rule].effect === 'destroy');
  return [
    ...interfaces.filter((id) => id !== 'identity' || !needs.some((need) => signsIn.has(need))),
    ...(writes && !needs.includes('full') ? (['own-resources'] as const) : []),
  ];
}

/** Whether all operations of a rule are of this interface. */
const isOf = (rule: RuleId, id: string): boolean =>
  rules[rule].operations.length > 0 &&
  rules[rule].operations.every((each: string) => isOperation(each) && operations[each].interface === id);
