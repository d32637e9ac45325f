import { operations } from '../../generated/operations.js';
import { ruleIds } from '../../generated/rules.js';
import type { Principal } from '../engine/handler.js';
import type { World } from '../engine/world.js';
import { isBinding } from './binding.js';
import type { Mutant } from './mutant.js';
import { refusingReply } from './on-reply.js';

/** The id of a rule of the matrix, such as `role.ListApiKeys.viewer-denied`. */
const sentence = /^role\.(\w)(\w+)\.(viewer|editor|admin)-(denied|ok)$/;

/** One mutation for each sentence about an operation and a role: it admits callers that must be refused, or vice versa. */
const roleMatrixMutants: Readonly<Record<string, Mutant>> = Object.fromEntries(
  ruleIds.filter(isBinding).flatMap((breaks): [string, Mutant][] => {
    const [, first = '', rest = '', role = '', verdict] = sentence.exec(breaks) ?? [];
    const id = `${first.toLowerCase()}${rest}`;
    if (!isOperation(id)) return [];
    // Service accounts have a rule of their own.
    const isMeant = ({ kind, roles }: Principal, { orgs }: World) =>
      kind === 'user' && roles[orgs.own]?.join() === role;
    const admitting: Mutant = {
      breaks,
      mutation: `Users with the role ${role} are admitted to ${id}.`,
      waives: (reason, { operation, principal, world }) =>
        reason === 'role-insufficient' && operation === id && isMeant(principal, world),
    };
    const refusing: Mutant = {
      breaks,
      mutation: `Users with the role ${role} are not admitted to ${id}.`,
      answer: refusingReply(id, 403, ({ call, world }) => !!call && isMeant(call.principal, world)),
    };
    return verdict === 'denied'
      ? [[`role.${id}.${role}-admitted`, admitting]]
      : [[`role.${id}.${role}-refused`, refusing]];
  }),
);

function isOperation(id: string): id is keyof typeof operations {
  return Object.hasOwn(operations, id);
}

/** Mutants of the roles that operations require (sections 4.3 and 5 rule 5). */
export const roleMutants: Readonly<Record<string, Mutant>> = {
  ...roleMatrixMutants,
  'auth.accounts-exempt': {
    breaks: 'auth.sa-role-applies',
    mutation: 'Service accounts need no particular role to list invitations.',
    waives: (reason, { operation, principal }) =>
      reason === 'role-insufficient' &&
      operation === 'getInvitations' &&
      principal.kind === 'service-account',
  },
  'auth.refused-but-done': {
    breaks: 'auth.fail-has-no-effect',
    mutation: 'An API key is updated although the caller is refused for lack of a role.',
    waives: (reason, { operation }) => reason === 'role-insufficient' && operation === 'updateApiKey',
    answer: refusingReply(
      'updateApiKey',
      403,
      ({ call, world }) => !call?.principal.roles[world.orgs.own]?.includes('admin'),
    ),
  },
};
