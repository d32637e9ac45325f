import { type OperationId, operations } from '../../generated/operations.js';
import { type BindingRuleId, ruleIds } from '../../generated/rules.js';
import type { Role } from '../../spec/contract/roles.js';
import { suffices } from '../engine/authorize.js';
import type { Principal } from '../engine/handler.js';
import type { Circumstances } from '../engine/hooks.js';
import type { RefusalReason } from '../engine/refusal.js';
import type { World } from '../engine/world.js';
import { isObject } from '../state/json.js';
import { isBinding } from './binding.js';
import type { Mutant } from './mutant.js';
import { onReply, refusingReply, remembered } from './on-reply.js';
import { listOf } from './rewrite.js';

/** The id of a rule of the matrix, such as `role.ListApiKeys.viewer-denied`. */
const sentence = /^role\.(\w)(\w+)\.(viewer|editor|admin)-(denied|ok)$/;

/** One mutation for each sentence about an operation and a role: it admits callers that must be refused, or vice versa. */
const roleMatrixMutants: Readonly<Record<string, Mutant>> = Object.fromEntries(
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

function isRole(text: unknown): text is Role {
  return text === 'viewer' || text === 'editor' || text === 'admin';
}

/** The roles of users before their access was changed, by user id. */
const formerRoles = remembered(() => new Map<string, readonly Role[]>());
/** The roles of users as far as answers have shown them, by user id. */
const toldRoles = remembered(() => new Map<string, readonly Role[]>());

/** Mutants of the roles that operations require (sections 4.3 and 5 rule 5). */
export const roleMutants: Readonly<Record<string, Mutant>> = {
  ...roleMatrixMutants,
  'auth.open-list': {
    breaks: 'auth.every-op-needs-credential',
    mutation: 'The service accounts are listed to callers without a credential.',
    waives: at('getServiceAccounts', 'credential-missing'),
  },
  'auth.user-tokens-refused': {
    breaks: 'auth.token-all-endpoints',
    mutation: 'The errors of an import are not downloaded with the access token of a user.',
    answer: refusingReply('downloadImportErrors', 401, ({ call }) => call?.principal.kind === 'user'),
  },
  'auth.key-reads-ledgers': {
    breaks: 'auth.key-not-customer-data',
    mutation: 'An API key is accepted for the list of ledgers.',
    waives: at('getLedgers', 'key-out-of-scope'),
  },
  'auth.refused-but-done': {
    breaks: 'auth.fail-has-no-effect',
    mutation: 'An API key is updated although the caller is refused for lack of a role.',
    waives: at('updateApiKey', 'role-insufficient'),
    answer: refusingReply(
      'updateApiKey',
      403,
      ({ call, world }) => call !== undefined && !isAdmin(call.principal, world),
    ),
  },
  'auth.accounts-exempt': {
    breaks: 'auth.sa-role-applies',
    mutation: 'Service accounts need no particular role to list invitations.',
    waives: at('getInvitations', 'role-insufficient', ({ kind }) => kind === 'service-account'),
  },
  'auth.demotion-ignored': {
    breaks: 'auth.role-effective-after-change',
    mutation: 'A user whose role was changed may still do what the former role allowed.',
    waives: (reason, { operation, principal, world }) =>
      reason === 'role-insufficient' &&
      operation === 'createLedger' &&
      suffices(formerRoles({ world }).get(principal.id) ?? [], 'editor', 'cumulative'),
    answer: onReply(['addUserAccess', 'updateUserAccess'], (body, scene) => {
      for (const { userId, role } of listOf(body['users']).filter(isObject)) {
        const [id, told] = [String(userId), toldRoles(scene).get(String(userId))];
        if (told) formerRoles(scene).set(id, told);
        if (isRole(role)) toldRoles(scene).set(id, [role]);
      }
      return body;
    }),
  },
  'role.nobody-admitted': {
    breaks: 'role.norole-denied',
    mutation: 'The usage of an organization is shown to users without a role anywhere.',
    waives: at('getUsage', 'org-foreign', ({ roles }) => Object.values(roles).flat().length === 0),
  },
};

/** Waives a refusal by one operation. */
function at(
  operation: OperationId,
  refusal: RefusalReason,
  whose: (principal: Principal) => boolean = () => true,
) {
  return (reason: RefusalReason, { operation: called, principal }: Circumstances): boolean =>
    reason === refusal && called === operation && whose(principal);
}

function isAdmin({ roles }: Principal, { orgs }: World): boolean {
  return roles[orgs.own]?.includes('admin') ?? false;
}
