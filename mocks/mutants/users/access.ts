import type { AnyCall } from '../../engine/handler.js';
import { getPrincipal, type PrincipalRecord, putPrincipal } from '../../engine/principals.js';
import { removeUser } from '../../identity/users.js';
import { isObject, type JsonObject } from '../../state/json.js';
import type { Mutant } from '../mutant.js';
import { onCall } from '../on-call.js';
import { isGranted, onReply, refusingReply, remembered } from '../on-reply.js';
import { listOf } from '../rewrite.js';

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
export const accessMutants = {
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
  'users.remove-in-vain': {
    breaks: 'users.remove',
    mutation: 'Removing access changes nothing.',
    call: onCall('removeUserAccess', async (call, world) => {
      for (const id of removedBy(call)) {
        const record = await getPrincipal(world.store, id);
        if (record) memory({ world }).removed.set(id, record);
      }
      return call;
    }),
    answer: onReply('removeUserAccess', async (body, { call, world }) => {
      for (const id of removedBy(call)) {
        const record = memory({ world }).removed.get(id);
        if (record) await putPrincipal(world.store, record);
      }
      return body;
    }),
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
