import { type OperationId, operations } from '../../../../generated/operations.js';
import { type Basis, type RuleId, ruleIds, rules } from '../../../../generated/rules.js';
import type { Role } from '../../../../spec/contract/roles.js';

/** From the lowest to the highest. */
export const roles = ['viewer', 'editor', 'admin'] as const satisfies readonly Role[];

/** A sentence of the role matrix (section 4.3): an operation refuses, or admits, callers of one role. */
export type MatrixRuleId = Extract<RuleId, `role.${string}.${Role}-${'denied' | 'ok'}`>;

/** The sentences about one operation. */
export type MatrixRuleOf<Op extends OperationId> = Extract<MatrixRuleId, `role.${Capitalize<Op>}.${string}`>;

/** Operations that need a bearer credential. */
export type GuardedOperation = {
  [Op in OperationId]: (typeof operations)[Op]['authenticated'] extends true ? Op : never;
}[OperationId];

/** One sentence of the matrix, taken apart. */
interface Sentence {
  readonly rule: MatrixRuleId;
  readonly role: Role;
}

export const deniedOf = (operation: OperationId): readonly Sentence[] => sentencesOf(operation, 'denied');
export const admittedOf = (operation: OperationId): readonly Sentence[] => sentencesOf(operation, 'ok');

/** Every sentence about these operations. */
export function matrixRulesOf<Op extends OperationId>(these: readonly Op[]): readonly MatrixRuleOf<Op>[] {
  return ruleIds.filter((id): id is MatrixRuleOf<Op> => these.some((each) => id.startsWith(prefixOf(each))));
}

/** Who may call an operation, as wide as the contract may come to say it. */
interface Guard {
  readonly path: string;
  readonly role: Role | 'any' | 'none';
  readonly roleBasis: Basis;
}

/** Whether it is known which role an operation requires: the document states it, or the service confirmed it. */
export function hasStatedRole(operation: OperationId): boolean {
  const { path, role, roleBasis }: Guard = operations[operation];
  return path.includes('{org_id}') && roleBasis !== 'assumed' && role !== 'none';
}

/** The role that we assume where the document states none; undefined for operations with a sentence of the matrix. */
export function assumedRole(operation: OperationId): Role | undefined {
  const { path, role, roleBasis }: Guard = operations[operation];
  if (!path.includes('{org_id}') || roleBasis !== 'assumed' || role === 'admin') return undefined;
  return roles.find((each) => each === role);
}

/** Whether an operation is called within an organization. */
export const isOfOrganization = (operation: OperationId): boolean =>
  operations[operation].path.includes('{org_id}');

/** Whether an operation reaches customer-specific data (section 5). */
export function isOfCustomer(operation: OperationId): boolean {
  return isOfOrganization(operation) && operations[operation].interface !== 'people';
}

/** Whether API keys are for an operation (section 5). */
export const takesKeys = (operation: OperationId): boolean => operations[operation].interface === 'people';

/** Whether the one object that an operation is called on is gone afterwards. */
export const removes = (operation: OperationId): boolean =>
  operations[operation].resource.action === 'remove';

function sentencesOf(operation: OperationId, verdict: 'denied' | 'ok'): readonly Sentence[] {
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
