import type { RequiredRole, Role } from '../../spec/contract/resources.js';
import type { RoleQuestion } from './contract.js';
import { isOrganization } from './credentials.js';
import type { Principal, World } from './handler.js';
import { quote, type Refusal, refuse } from './refusal.js';

const ranks: Readonly<Record<Role, number>> = { viewer: 0, editor: 1, admin: 2 };

/** Whether the held roles suffice, if a higher role includes the lower ones (`cumulative`) or does not (`exact`). */
export function suffices(
  held: readonly Role[],
  required: Role | 'any',
  reading: 'cumulative' | 'exact',
): boolean {
  if (required === 'any') return held.length > 0;
  if (reading === 'exact') return held.includes(required);
  return held.some((role) => ranks[role] >= ranks[required]);
}

export interface Guarded {
  readonly role: RequiredRole;
  readonly roleQuestion?: RoleQuestion;
  /** The role that the specification admits, whatever an open question adds to it. */
  readonly statedRole?: Role;
}

/** Refuses a caller without the required role. A response must not reveal which organizations exist. */
export async function authorize(
  principal: Principal,
  operation: Guarded,
  org: string | undefined,
  world: World,
): Promise<Refusal | undefined> {
  const { role, roleQuestion, statedRole } = operation;
  const required = roleQuestion === undefined ? role : world.profile.reading(roleQuestion);
  if (required === 'none' || org === undefined) return undefined;
  const held = Object.hasOwn(principal.roles, org) ? principal.roles[org] : undefined;
  if (held === undefined || held.length === 0) {
    const reason = (await isOrganization(org, world)) ? 'org-foreign' : 'org-unknown';
    return refuse(
      reason,
      `The caller holds no role on an organization ${quote(org)}: check the id in the path.`,
    );
  }
  const isAdmitted = (role: Role | 'any') => suffices(held, role, world.profile.reading('auth.roles'));
  if (isAdmitted(required) || (statedRole !== undefined && isAdmitted(statedRole))) return undefined;
  const message = `This needs the role ${required} on organization ${quote(org)}; the caller is ${held.join(', ')}.`;
  return refuse('role-insufficient', message);
}
