import { type OperationId, operations } from '../../generated/operations.js';
import { type BindingRuleId, ruleIds } from '../../generated/rules.js';
import type { Role } from '../../spec/contract/roles.js';
import type { Principal } from '../engine/handler.js';
import type { World } from '../engine/world.js';
import { isBinding } from './binding.js';
import type { Mutant } from './mutant.js';
import { refusingReply } from './on-reply.js';

/** The id of a rule of the matrix, such as `role.ListApiKeys.viewer-denied`. */
const sentence = /^role\.(\w)(\w+)\.(viewer|editor|admin)-(denied|ok)$/;

/** One mutation for each sentence about an operation and a role: it admits callers that must be refused, or vice versa. */
export const roleMatrixMutants: Readonly<Record<string, Mutant>> = Object.fromEntries(
  ruleIds.filter(isBinding).flatMap((rule): [string, Mutant][] => {
    const [, first = '', rest = '', role, verdict] = sentence.exec(rule) ?? [];
    const operation = `${first.toLowerCase()}${rest}`;
    if (!isOperation(operation) || !isRole(role)) return [];
    return verdict === 'denied'
      ? [[`role.${operation}.${role}-admitted`, admitting(rule, operation, role)]]
      : [[`role.${operation}.${role}-refused`, refusing(rule, operation, role)]];
  }),
);

function admitting(breaks: BindingRuleId, operation: OperationId, role: Role): Mutant {
  return {
    breaks,
    mutation: `Users with the role ${role} are admitted to ${operation}.`,
    waives: (reason, { operation: called, principal, world }) =>
      reason === 'role-insufficient' && called === operation && isUserWith(role, principal, world),
  };
}

function refusing(breaks: BindingRuleId, operation: OperationId, role: Role): Mutant {
  return {
    breaks,
    mutation: `Users with the role ${role} are not admitted to ${operation}.`,
    answer: refusingReply(
      operation,
      403,
      ({ call, world }) => call !== undefined && isUserWith(role, call.principal, world),
    ),
  };
}

/** Whether the caller is a user with this role only. Service accounts have a rule of their own. */
function isUserWith(role: Role, { kind, roles }: Principal, { orgs }: World): boolean {
  const [held, ...others] = roles[orgs.own] ?? [];
  return kind === 'user' && held === role && others.length === 0;
}

function isOperation(id: string): id is OperationId {
  return Object.hasOwn(operations, id);
}

export function isRole(text: unknown): text is Role {
  return text === 'viewer' || text === 'editor' || text === 'admin';
}
