import type { OperationId } from '../../generated/operations.js';
import type { Role } from '../../spec/contract/roles.js';
import { suffices } from '../engine/authorize.js';
import type { Principal } from '../engine/handler.js';
import type { Circumstances } from '../engine/hooks.js';
import type { RefusalReason } from '../engine/refusal.js';
import type { World } from '../engine/world.js';
import { isObject } from '../state/json.js';
import type { Mutant } from './mutant.js';
import { onReply, refusingReply, remembered } from './on-reply.js';
import { listOf } from './rewrite.js';
import { isRole, roleMatrixMutants } from './role-matrix.js';

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
