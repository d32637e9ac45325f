import { operations } from '../../../../generated/operations.js';
import { type RuleId, rules } from '../../../../generated/rules.js';
import type { Callers } from '../../../resources/callers/callers.js';
import type { Caller } from '../../../target/caller.js';
import {
  assumedRole,
  deniedOf,
  type GuardedOperation,
  hasStatedRole,
  isOfCustomer,
  type MatrixRuleId,
  roles,
} from './matrix.js';
import type { RoleCallers } from './role-callers.js';

/** A call that has to be refused, and the rules that say so. */
export interface Trial<Op extends GuardedOperation = GuardedOperation> {
  readonly operation: Op;
  readonly caller: Caller;
  readonly rules: readonly RuleId[];
  readonly why: string;
  /** It says something only where this rule holds: else the operation does not look at roles to begin with. */
  readonly where?: MatrixRuleId;
}

/** Calls by callers whose role does not suffice. */
export async function roleTrials<Op extends GuardedOperation>(
  operation: Op,
  callers: RoleCallers,
): Promise<readonly Trial<Op>[]> {
  const trial = (caller: Caller, ...these: readonly RuleId[]): Trial<Op> => ({
    operation,
    caller,
    rules: these,
    why: `${caller.label} calls ${operation}, which requires the role ${operations[operation].role}`,
  });
  const trials: Trial<Op>[] = [];
  const denied = deniedOf(operation);
  for (const { rule, role } of denied) {
    const both = callers.areAccounts && isStated(rule);
    trials.push(
      trial(await callers.holder(role), rule, ...(both ? (['auth.sa-role-applies'] as const) : [])),
    );
  }
  const highest = denied.filter(({ rule }) => isStated(rule)).at(-1);
  if (highest && !callers.areAccounts) {
    const account = await callers.account(highest.role);
    trials.push({ ...trial(account, 'auth.sa-role-applies'), where: highest.rule });
  }
  const outsider = mayAlsoCall(operation) ? undefined : await callers.outsider();
  if (outsider && hasStatedRole(operation)) trials.push(trial(outsider, 'role.norole-denied'));
  return trials;
}

/** Calls whose credential does not suffice, and those whose role we assume. */
export async function otherTrials<Op extends GuardedOperation>(
  operation: Op,
  callers: RoleCallers,
  { anonymous }: Callers,
): Promise<readonly Trial<Op>[]> {
  const trial = (caller: Caller, rule: RuleId, because: string): Trial<Op> => ({
    operation,
    caller,
    rules: [rule],
    why: `${caller.label} calls ${operation}${because}`,
  });
  const trials: Trial<Op>[] = [];
  // A find without a credential has a rule of its own.
  if (operation !== 'find') trials.push(trial(anonymous, 'auth.every-op-needs-credential', ''));
  if (callers.apiKey && isOfCustomer(operation)) {
    const because = ', which reaches customer-specific data';
    trials.push(trial(callers.apiKey, 'auth.key-not-customer-data', because));
  }
  const assumed = assumedRole(operation);
  const lower = assumed && roles[roles.indexOf(assumed) - 1];
  if (lower) trials.push(trial(await callers.holder(lower), 'role.unstated-report', ''));
  return trials;
}

const isStated = (rule: RuleId): boolean => rules[rule].basis !== 'assumed';

/** Whether others than holders of the role may call it as well, as the invitee. */
const mayAlsoCall = (operation: GuardedOperation): boolean => 'also' in operations[operation];
