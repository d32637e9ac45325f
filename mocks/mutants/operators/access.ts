import { type OperationId, operations } from '../../../generated/operations.js';
import type { QuestionId } from '../../../generated/questions.js';
import type { Principal } from '../../engine/handler.js';
import type { RefusalReason } from '../../engine/refusal.js';
import type { World } from '../../engine/world.js';
import type { Facts } from './facts.js';
import type { Operator } from './operator.js';
import { refusing } from './writes.js';

/** Whether an operation can refuse a caller for this reason at all, if the caller has a role on the organization of the mock. */
function mayRefuse(reason: RefusalReason, { id, hasCredential, role }: Facts): boolean {
  const { path, interface: owner } = operations[id];
  if (!hasCredential) return false;
  switch (reason) {
    case 'org-unknown':
    case 'org-foreign':
      return path.includes('{org_id}');
    case 'role-insufficient':
      return role !== undefined && role !== 'viewer';
    // A caller without a name, such as an API key, is never the invitee, and is refused for that reason.
    case 'key-out-of-scope':
      return owner !== 'people' && !isOfInvitees(id);
    case 'credential-missing':
    case 'credential-empty':
    case 'credential-unknown':
    case 'credential-unsigned':
      return !isOfInvitees(id);
    default:
      return true;
  }
}

const isOfInvitees = (id: OperationId) => id === 'acceptInvitation' || id === 'declineInvitation';

/** Omitted checks, by the reason of the refusal that is waived. */
const unasked: readonly (readonly [RefusalReason, string])[] = [
  ['credential-missing', 'a call without a credential is admitted'],
  ['credential-empty', 'an empty credential is admitted'],
  ['credential-wrong-scheme', 'another scheme than Bearer is admitted'],
  ['credential-unknown', 'a credential that nobody issued is admitted'],
  ['credential-tampered', 'an altered token is admitted'],
  ['credential-unsigned', 'a token without a signature is admitted'],
  ['credential-expired', 'an expired token is admitted'],
  ['org-unknown', 'an organization that does not exist is served'],
  ['org-foreign', 'a role on one organization serves for another'],
  ['role-insufficient', 'a role that does not suffice is admitted'],
  ['key-out-of-scope', 'an API key is admitted everywhere'],
];

const roles = ['viewer', 'editor', 'admin'] as const;
const kinds = ['user', 'service-account', 'api-key'] as const;

/** Faults of access control. */
export const accessOperators: Readonly<Record<string, Operator>> = {
  ...Object.fromEntries(
    unasked.map(([reason, says]): [string, Operator] => [
      `admits-${reason}`,
      {
        says: `In one operation ${says}.`,
        mutate: (facts) =>
          mayRefuse(reason, facts)
            ? [
                {
                  mutation: `In ${facts.id} ${says}.`,
                  hooks: { waives: (refused, { operation }) => refused === reason && operation === facts.id },
                },
              ]
            : [],
      },
    ]),
  ),
  'refuses-role': {
    says: 'A role that suffices is refused in one operation.',
    mutate: ({ id, role, hasCredential }) =>
      hasCredential && role !== undefined
        ? roles.slice(roles.indexOf(role)).map((held) => ({
            place: held,
            mutation: `${id} refuses users with the role ${held}.`,
            // The required role may be open, or whether a higher one suffices.
            question: held === role ? roleQuestionOf(id) : 'auth.roles',
            hooks: refusing(id, 403, ({ call, world }) => holds(call?.principal, held, world)),
          }))
        : [],
  },
  'refuses-credential': {
    says: 'A kind of credential that is admitted is refused in one operation.',
    mutate: ({ id, hasCredential }) =>
      hasCredential
        ? kinds.map((kind) => ({
            place: kind,
            mutation: `${id} refuses every ${kind}.`,
            hooks: refusing(id, 401, ({ call }) => call?.principal.kind === kind),
          }))
        : [],
  },
};

/** Returns the question under which the required role of an operation is assumed; undefined if there is none. */
export function roleQuestionOf(id: OperationId): QuestionId | undefined {
  const described: { readonly id: string; readonly roleQuestion?: QuestionId } = operations[id];
  return described.roleQuestion;
}

function holds(principal: Principal | undefined, role: string, { orgs }: World): boolean {
  const [held, ...others] = principal?.roles[orgs.own] ?? [];
  return principal?.kind === 'user' && held === role && others.length === 0;
}
