import type { AnyCall } from '../engine/handler.js';
import { getPrincipal, type PrincipalRecord } from '../engine/principals.js';
import { removeUser } from '../identity/users.js';
import { isObject, type JsonObject } from '../state/json.js';
import type { Mutant } from './mutant.js';
import { onBody, onCall } from './on-call.js';
import { isGranted, onReply, refusingReply, remembered } from './on-reply.js';
import { listOf } from './rewrite.js';

/** The users that were updated, and the records of those that were removed, by user id. */
const memory = remembered(() => ({
  updated: new Set<string>(),
  removed: new Map<string, PrincipalRecord>(),
}));

/** Returns the user-role pairs in the body of a call. */
const pairsOf = (call: AnyCall | undefined): readonly JsonObject[] => listOf(call?.body).filter(isObject);

/** Returns the ids of the users that a call removes. */
const removedBy = (call: AnyCall | undefined): readonly string[] =>
  isObject(call?.body) ? listOf(call.body['userIds']).map(String) : [];

/** Mutants of the access of single users (section 4.3). */
const accessMutants = {
  'users.added-as-viewer': {
    breaks: 'users.add',
    mutation: 'A user to whom access is added alone becomes viewer, whatever role is sent.',
    call: onCall('addUserAccess', (call) => {
      const [pair, ...more] = pairsOf(call);
      return pair && more.length === 0 ? { ...call, body: [{ ...pair, role: 'viewer' }] } : call;
    }),
  },
  'users.update-in-vain': {
    breaks: 'users.update',
    mutation: 'An update of a single user changes nothing.',
    call: onCall('updateUserAccess', async (call, { store }) => {
      const [pair, ...more] = pairsOf(call);
      if (!pair || more.length > 0) return call;
      const record = await getPrincipal(store, String(pair['userId']));
      const role = record?.roles[String(call.path['org_id'])]?.[0];
      return role === undefined ? call : { ...call, body: [{ ...pair, role }] };
    }),
  },
  'users.updated-may-not': {
    breaks: 'users.update',
    mutation: 'A user who was made admin is listed as that, and may not list the users.',
    answer: async (draft, scene) => {
      if (isGranted(draft, scene, ['updateUserAccess'])) {
        for (const { userId } of pairsOf(scene.call)) memory(scene).updated.add(String(userId));
      }
      const isUpdated = () => memory(scene).updated.has(scene.call?.principal.id ?? '');
      return refusingReply('getOrgUsers', 403, isUpdated)(draft, scene);
    },
  },
  'users.removed-may-still': {
    breaks: 'users.remove',
    mutation: 'A user whose access was removed is no longer listed, and may list the users.',
    answer: onReply('removeUserAccess', async (body, scene) => {
      for (const id of removedBy(scene.call)) memory(scene).updated.add(id);
      return body;
    }),
    waives: (refusal, { operation, principal, world }) =>
      refusal === 'org-foreign' && operation === 'getOrgUsers' && memory({ world }).updated.has(principal.id),
  },
  'users.removed-account': {
    breaks: 'users.remove-keeps-account',
    mutation: 'Removing the access of a user deletes the account.',
    answer: onReply('removeUserAccess', async (body, { call, world }) => {
      for (const id of removedBy(call)) await removeUser(world.store, id, world);
      return body;
    }),
  },
} as const satisfies Record<string, Mutant>;

/** Mutants of lists of users, and of requests for several users (section 4.3). */
const assignmentMutants = {
  'users.settings-required': {
    breaks: 'users.add-settings',
    mutation: 'Access without settings of the user is refused.',
    answer: refusingReply('addUserAccess', 400, ({ call }) =>
      listOf(call?.body).some((pair) => isObject(pair) && pair['settings'] === undefined),
    ),
  },
  'users.settings-refused': {
    breaks: 'users.add-settings',
    mutation: 'Access with settings of the user is refused.',
    answer: refusingReply('addUserAccess', 409, ({ call }) =>
      listOf(call?.body).some((pair) => isObject(pair) && pair['settings'] !== undefined),
    ),
  },
} as const satisfies Record<string, Mutant>;

/** Mutants of user accounts and their passwords (section 4.3). */
const accountMutants = {
  'user.reset-not-initiated': {
    breaks: 'user.reset-initiate',
    mutation: 'The reset of a password cannot be initiated.',
    answer: refusingReply('initiatePasswordReset', 403),
  },
  'user.reset-refused': {
    breaks: 'user.reset-patch',
    mutation: '`PATCH /users/{userId}` does not reset a password.',
    answer: refusingReply('updateUser', 405),
  },
  'user.reset-in-vain': {
    breaks: 'user.reset-patch',
    mutation: 'A reset of a password sets another password than the one that was sent.',
    call: onBody('updateUser', (body) => ({ ...body, password: 'chosen by a mutant' })),
  },
} as const satisfies Record<string, Mutant>;

/** Mutants of users and their access (section 4.3). */
export const userMutants = {
  ...accessMutants,
  ...assignmentMutants,
  ...accountMutants,
} as const satisfies Record<string, Mutant>;
