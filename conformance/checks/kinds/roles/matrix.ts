import { type OperationId, operations } from '../../../../generated/operations.js';
import { type Basis, type RuleId, ruleIds, rules } from '../../../../generated/rules.js';
import type { Role } from '../../../../spec/contract/roles.js';

/** All roles, from the lowest to the highest. */
export const roles = ['viewer', 'editor', 'admin'] as const satisfies readonly Role[];

/** A rule of the role matrix (section 4.3): an operation refuses, or admits, callers with one role. */
export type MatrixRuleId = Extract<RuleId, `role.${string}.${Role}-${'denied' | 'ok'}`>;

/** The rules of the matrix about one operation. */
export type MatrixRuleOf<Op extends OperationId> = Extract<MatrixRuleId, `role.${Capitalize<Op>}.${string}`>;

/** Operations that need a bearer credential. */
export type GuardedOperation = {
  [Op in OperationId]: (typeof operations)[Op]['authenticated'] extends true ? Op : never;
}[OperationId];

/** A rule of the matrix, and the role that it is about. */
interface RoleRule {
  readonly rule: MatrixRuleId;
  readonly role: Role;
}

export const deniedOf = (operation: OperationId): readonly RoleRule[] => roleRulesOf(operation, 'denied');
export const admittedOf = (operation: OperationId): readonly RoleRule[] => roleRulesOf(operation, 'ok');

/** Returns every rule of the matrix about these operations. */
export function matrixRulesOf<Op extends OperationId>(of: readonly Op[]): readonly MatrixRuleOf<Op>[] {
  return ruleIds.filter((id): id is MatrixRuleOf<Op> => of.some((each) => id.startsWith(prefixOf(each))));
}

/** Who may call an operation: wider than the present contract, so that it may change. */
interface Guard {
  readonly path: string;
  readonly role: Role | 'any' | 'none';
  readonly roleBasis: Basis;
}

/** Whether the required role is known: the specification states it, or the service has confirmed it. */
export function hasStatedRole(operation: OperationId): boolean {
  const { path, role, roleBasis }: Guard = operations[operation];
  return path.includes('{org_id}') && roleBasis !== 'assumed' && role !== 'none';
}

/** The role that we assume where the specification states none; undefined for operations with a rule of the matrix. */
export function assumedRole(operation: OperationId): Role | undefined {
  const { path, role, roleBasis }: Guard = operations[operation];
  if (!path.includes('{org_id}') || roleBasis !== 'assumed' || role === 'admin') return undefined;
  return roles.find((each) => each === role);
}

/** Whether an operation is called within an organization. */
export const isOfOrganization = (operation: OperationId): boolean =>
  operations[operation].path.includes('{org_id}');

/** Returns the keys of an object that has no others than those of its type. */
export function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): readonly Key[] {
  const isKey = (key: string): key is Key => Object.hasOwn(table, key);
  return Object.keys(table).filter(isKey);
}

function roleRulesOf(operation: OperationId, verdict: 'denied' | 'ok'): readonly RoleRule[] {
  return roles.flatMap((role) => {
    const rule = `${prefixOf(operation)}${role}-${verdict}`;
    return isMatrixRule(rule) ? [{ rule, role }] : [];
  });
}

function isMatrixRule(id: string): id is MatrixRuleId {
  return Object.hasOwn(rules, id);
}

function prefixOf(operation: OperationId): string {
  return `role.${operation.charAt(0).toUpperCase()}${operation.slice(1)}.`;
}
