import { type OperationId, operations } from '../../../../generated/operations.js';
import { type Basis, type RuleId, rules } from '../../../../generated/rules.js';
import type { Role } from '../../../../spec/contract/roles.js';
import { isOperation } from '../../../target/safety.js';

export const roles = ['viewer', 'editor', 'admin'] as const satisfies readonly Role[];

/** A rule of the role matrix (section 4.3): an operation refuses, or admits, callers with one role. */
export type MatrixRuleId = Extract<RuleId, `role.${string}.${Role}-${'denied' | 'ok'}`>;

/** Who may call an operation: wider than the present contract, so that it may change. */
interface Guard {
  readonly path: string;
  readonly role: Role | 'any' | 'none';
  readonly roleBasis: Basis | 'assumed';
  readonly authenticated: boolean;
}

const guards: Readonly<Record<OperationId, Guard>> = operations;

/** Operations that need a bearer credential. */
export const guarded: readonly OperationId[] = Object.keys(operations)
  .filter(isOperation)
  .filter((id) => guards[id].authenticated);

export const isOfOrganization = (operation: OperationId): boolean =>
  guards[operation].path.includes('{org_id}');

/** Whether the required role is known: the specification states it, or the service has confirmed it. */
export const hasStatedRole = (operation: OperationId): boolean =>
  isOfOrganization(operation) &&
  guards[operation].roleBasis !== 'assumed' &&
  guards[operation].role !== 'none';

/** The role that we assume where the specification states none; undefined for operations with a rule of the matrix. */
export function assumedRole(operation: OperationId): Role | undefined {
  const { role, roleBasis } = guards[operation];
  if (!isOfOrganization(operation) || roleBasis !== 'assumed' || role === 'admin') return undefined;
  return roles.find((each) => each === role);
}

/** The rules of the matrix that an operation refuses, or admits, callers with a role. */
export const matrixRules = (operation: OperationId, verdict: 'denied' | 'ok') =>
  roles.flatMap((role) => {
    const rule = `role.${operation.charAt(0).toUpperCase()}${operation.slice(1)}.${role}-${verdict}`;
    return isMatrixRule(rule) ? [{ rule, role }] : [];
  });

const isMatrixRule = (id: string): id is MatrixRuleId => Object.hasOwn(rules, id);
