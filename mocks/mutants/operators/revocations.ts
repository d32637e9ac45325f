import { type OperationId, operations } from '../../../generated/operations.js';
import type { Circumstances, Hooks, Scene } from '../../engine/hooks.js';
import type { RefusalReason } from '../../engine/refusal.js';
import { isObject, type Json } from '../../state/json.js';
import { isGranted, remembered } from '../on-reply.js';
import { roleQuestionOf } from './access.js';
import type { Facts } from './facts.js';
import type { Operator } from './operator.js';

/** A call that revokes something, and how later calls of the affected callers show it. */
interface Revocation {
  readonly revokes: OperationId;
  /** Returns the affected callers, as `caller` identifies them in later calls. */
  readonly whose: (scene: Scene) => readonly string[];
  readonly caller: (circumstances: Circumstances) => string;
  readonly refused: readonly RefusalReason[];
  readonly concerns: (facts: Facts) => boolean;
}

/** API keys by id, and the callers that something was revoked from. */
const known = remembered(() => ({ keys: new Map<string, string>(), revoked: new Set<string>() }));

const isOfRoles = ({ hasCredential, id }: Facts) => hasCredential && operations[id].path.includes('{org_id}');

const revocations: readonly Revocation[] = [
  {
    revokes: 'deleteApiKey',
    whose: (scene) => [known(scene).keys.get(String(scene.call?.path['keyId'])) ?? ''],
    caller: ({ request }) => request.headers.get('authorization')?.replace(/^Bearer /, '') ?? '',
    refused: ['credential-unknown'],
    concerns: ({ id, hasCredential }) => hasCredential && operations[id].interface === 'people',
  },
  {
    revokes: 'removeUserAccess',
    whose: ({ call }) => usersIn(call?.body),
    caller: ({ principal }) => principal.id,
    refused: ['org-foreign', 'role-insufficient'],
    concerns: isOfRoles,
  },
  {
    revokes: 'updateUserAccess',
    whose: ({ call }) => usersIn(call?.body),
    caller: ({ principal }) => principal.id,
    refused: ['role-insufficient'],
    concerns: (facts) => isOfRoles(facts) && facts.role !== undefined && facts.role !== 'viewer',
  },
];

/** Something that was revoked is still accepted by one operation. */
export const revocationSpared: Operator = {
  says: 'What was deleted, or a role that was taken away, still serves in one operation.',
  mutate: (facts) =>
    revocations
      .filter(({ concerns }) => concerns(facts))
      .map((revocation) => ({
        place: revocation.revokes,
        mutation: `What ${revocation.revokes} takes away still serves in ${facts.id}.`,
        // The role that an operation requires may be open.
        question: revocation.revokes === 'updateUserAccess' ? roleQuestionOf(facts.id) : undefined,
        hooks: sparing(revocation, (operation) => operation === facts.id),
      })),
};

function sparing(
  { revokes, whose, caller, refused }: Revocation,
  serves: (operation: OperationId | undefined) => boolean,
): Hooks {
  return {
    answer: (draft, scene) => {
      const { keys, revoked } = known(scene);
      if (isGranted(draft, scene, ['createApiKey']) && isObject(draft.body)) {
        keys.set(String(draft.body['id']), String(draft.body['key']));
      }
      if (isGranted(draft, scene, [revokes])) for (const each of whose(scene)) revoked.add(each);
      return draft;
    },
    waives: (reason, circumstances) =>
      refused.includes(reason) &&
      serves(circumstances.operation) &&
      known(circumstances).revoked.has(caller(circumstances)),
  };
}

/** Returns the ids of the users in the body of a call. */
function usersIn(body: Json | undefined): readonly string[] {
  const users = isObject(body) ? body['userIds'] : body;
  if (!Array.isArray(users)) return [];
  return users.map((each: Json) => String(isObject(each) ? each['userId'] : each));
}
