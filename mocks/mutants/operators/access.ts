import { operations } from '../../../generated/operations.js';
import type { Circumstances, HookContext, Hooks, Principal, World } from '../../engine/handler.js';
import type { RefusalReason } from '../../engine/refusal.js';
import type { Clock } from '../../state/clock.js';
import { isObject, type Json } from '../../state/json.js';
import { isGranted, remembered } from '../on-reply.js';
import type { Facts } from './facts.js';
import { fault, faultAt, type Operator, operatorsOf } from './operator.js';
import { refusing } from './writes.js';

type Applies = (facts: Facts) => boolean;

const hasOrganization: Applies = ({ id }) => operations[id].path.includes('{org_id}');
/** A caller without a name, such as an API key, is never the invitee, and is refused for that reason. */
const isNotOfInvitees: Applies = ({ id }) => id !== 'acceptInvitation' && id !== 'declineInvitation';
const needsMoreThanViewer: Applies = ({ role }) => role !== undefined && role !== 'viewer';

/** Omitted checks, by the reason of the refusal that is waived, and whether an operation can refuse anybody for it. */
const admitted: Readonly<Partial<Record<RefusalReason, [says: string, applies?: Applies]>>> = {
  'credential-missing': ['a call without a credential', isNotOfInvitees],
  'credential-empty': ['an empty credential', isNotOfInvitees],
  'credential-wrong-scheme': ['another scheme than Bearer'],
  'credential-unknown': ['a credential that nobody issued', isNotOfInvitees],
  'credential-tampered': ['an altered token'],
  'credential-unsigned': ['a token without a signature', isNotOfInvitees],
  'credential-expired': ['an expired token'],
  'org-unknown': ['an organization that does not exist', hasOrganization],
  'org-foreign': ['a role on another organization', hasOrganization],
  'role-insufficient': ['a role that does not suffice', needsMoreThanViewer],
  'key-out-of-scope': [
    'any API key',
    (facts) => operations[facts.id].interface !== 'people' && isNotOfInvitees(facts),
  ],
};

const roles = ['viewer', 'editor', 'admin'] as const;
/** Which operations take API keys is open. */
const kinds = ['user', 'service-account'] as const;

/** A call that revokes something, and how later calls of the affected callers show it. */
interface Revocation {
  readonly place: 'deleteApiKey' | 'removeUserAccess' | 'updateUserAccess';
  /** Returns the affected callers, as `caller` identifies them in later calls. */
  readonly whose: (scene: HookContext) => readonly string[];
  readonly caller: (circumstances: Circumstances) => string;
  readonly refused: readonly RefusalReason[];
  readonly applies: Applies;
}

/** API keys by id, and the callers that something was revoked from. */
const known = remembered(() => ({ keys: new Map<string, string>(), revoked: new Set<string>() }));

const ofUsers = {
  whose: ({ call }: HookContext) => usersIn(call?.body),
  caller: ({ principal }: Circumstances) => principal.id,
};
const revocations: readonly Revocation[] = [
  {
    place: 'deleteApiKey',
    whose: (scene) => [known(scene).keys.get(String(scene.call?.path['keyId'])) ?? ''],
    caller: ({ request }) => request.headers.get('authorization')?.replace(/^Bearer /, '') ?? '',
    refused: ['credential-unknown'],
    applies: ({ id }) => operations[id].interface === 'people',
  },
  {
    ...ofUsers,
    place: 'removeUserAccess',
    refused: ['org-foreign', 'role-insufficient'],
    applies: hasOrganization,
  },
  {
    ...ofUsers,
    place: 'updateUserAccess',
    refused: ['role-insufficient'],
    applies: (facts) => hasOrganization(facts) && needsMoreThanViewer(facts),
  },
];

/** More than half of the lifetime of an invitation (section 3), and less than all of it. */
const offMs = 8 * 86_400_000;

export const accessOperators = {
  ...operatorsOf('admits-', admitted, ([says, applies = () => true], reason) =>
    fault(
      `${says} is admitted`,
      ({ id }) => ({ suppressesRefusal: (refused, { operation }) => refused === reason && operation === id }),
      (facts) => facts.hasCredential && applies(facts),
    ),
  ),
  // The required role may be open, or whether a higher one suffices.
  'refuses-role': asking(
    faultAt(
      ({ role, hasCredential }) =>
        hasCredential && role ? roles.slice(roles.indexOf(role)).map((place) => ({ place })) : [],
      'users with this role are refused',
      ({ id }, { place }) => refusing(id, 403, ({ call, world }) => holds(call?.principal, place, world)),
    ),
    (facts, role) => (role === facts.role ? facts.roleQuestion : 'auth.roles'),
  ),
  'refuses-credential': faultAt(
    ({ hasCredential }) => (hasCredential ? kinds.map((place) => ({ place })) : []),
    'this kind of credential is refused',
    ({ id }, { place }) => refusing(id, 401, ({ call }) => call?.principal.kind === place),
  ),
  'revocation-spared': asking(
    faultAt(
      (facts) => (facts.hasCredential ? revocations.filter(({ applies }) => applies(facts)) : []),
      'what that takes away still serves',
      sparing,
    ),
    // The role that an operation requires may be open.
    (facts, revokes) => (revokes === 'updateUserAccess' ? facts.roleQuestion : undefined),
  ),
  'clock-behind': clockOff(-offMs, 'behind'),
  'clock-ahead': clockOff(offMs, 'ahead'),
};

/** Adds the questions under which what a fault refuses is assumed. */
function asking(
  operator: Operator,
  questionOf: (facts: Facts, place: string | undefined) => Facts['roleQuestion'],
): Operator {
  return (facts) => operator(facts).map((each) => ({ ...each, question: questionOf(facts, each.place) }));
}

function holds(principal: Principal | undefined, role: string, { orgs }: World): boolean {
  return principal?.kind === 'user' && principal.roles[orgs.own]?.join() === role;
}

function sparing({ id }: Facts, { place, whose, caller, refused }: Revocation): Hooks {
  return {
    answer: (draft, scene) => {
      const { keys, revoked } = known(scene);
      if (isGranted(draft, scene, ['createApiKey']) && isObject(draft.body)) {
        keys.set(String(draft.body['id']), String(draft.body['key']));
      }
      if (isGranted(draft, scene, [place])) for (const each of whose(scene)) revoked.add(each);
      return draft;
    },
    suppressesRefusal: (reason, circumstances) =>
      refused.includes(reason) &&
      circumstances.operation === id &&
      known(circumstances).revoked.has(caller(circumstances)),
  };
}

function usersIn(body: Json | undefined): readonly string[] {
  const users = isObject(body) ? body['userIds'] : body;
  if (!Array.isArray(users)) return [];
  return users.map((each: Json) => String(isObject(each) ? each['userId'] : each));
}

/** Only if something expires by itself does it show which time an operation uses. */
function clockOff(byMs: number, how: string): Operator {
  const moved = (clock: Clock): Clock => ({ now: () => clock.now() + byMs });
  return fault(
    `it goes by a clock that is eight days ${how}`,
    ({ id }) => ({
      handle: ({ operation, call, world, next }) =>
        operation === id ? next(call, { ...world, clock: moved(world.clock) }) : next(),
    }),
    ({ resource, answer }) =>
      resource?.kind === 'invitation' || answer.some(({ path }) => /expires/i.test(path.at(-1) ?? '')),
  );
}
