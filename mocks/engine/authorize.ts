import { type OperationId, operations } from '../../generated/operations.js';
import type { World } from '../world.js';
import type { Principal, Role } from './handler.js';
import type { Profile } from './profile.js';
import { quote } from './quote.js';
import { type Refusal, refuse } from './refusal.js';

const ranks: Readonly<Record<Role, number>> = { viewer: 0, editor: 1, admin: 2 };

/** Whether roles suffice, when a higher role includes the lower ones (`cumulative`) or does not (`exact`). */
export function suffices(
  held: readonly Role[],
  required: Role | 'any',
  reading: 'cumulative' | 'exact',
): boolean {
  if (required === 'any') return held.length > 0;
  if (reading === 'exact') return held.includes(required);
  return held.some((role) => ranks[role] >= ranks[required]);
}

/** Open questions about the role of an operation: their readings are the roles. */
type RoleQuestion = Extract<(typeof operations)[OperationId], { roleQuestion: string }>['roleQuestion'];

/** The role on the organization that an operation requires; `none` where it needs none. */
export function requiredRole(operation: OperationId, profile: Profile): Role | 'any' | 'none' {
  const described = operations[operation];
  if (!('roleQuestion' in described)) return described.role;
  const question: RoleQuestion = described.roleQuestion;
  return profile.reading(question);
}

/** The role that the specification admits, whatever an open question adds to it. */
function statedRoles(operation: OperationId): Role[] {
  const described = operations[operation];
  return 'statedRole' in described ? [described.statedRole] : [];
}

/**
 * Refuses a caller without the required role on the organization (section 5 rule 5). An organization of others and
 * one that does not exist get the same words: an answer must not tell which organizations there are.
 */
export function authorize(
  principal: Principal,
  operation: OperationId,
  org: string | undefined,
  world: World,
): Refusal | undefined {
  const required = requiredRole(operation, world.profile);
  if (required === 'none' || org === undefined) return undefined;
  const held = Object.hasOwn(principal.roles, org) ? principal.roles[org] : undefined;
  if (held === undefined || held.length === 0) {
    const { own, other, noCredit } = world.orgs;
    const reason = [own, other, noCredit].includes(org) ? 'org-foreign' : 'org-unknown';
    return refuse(
      reason,
      `The caller holds no role on an organization ${quote(org)}: check the id in the path.`,
    );
  }
  const isAdmitted = (role: Role | 'any') => suffices(held, role, world.profile.reading('auth.roles'));
  if ([required, ...statedRoles(operation)].some(isAdmitted)) return undefined;
  const message = `This needs the role ${required} on organization ${quote(org)}; the caller is ${held.join(', ')}.`;
  return refuse('role-insufficient', message);
}
