import type { OperationId } from '../../generated/operations.js';
import { deleteCredential, organizations } from '../engine/credentials.js';
import type { AnyCall, HookContext } from '../engine/handler.js';
import { refuse } from '../engine/refusal.js';
import { apiKeys } from '../identity/api-keys.js';
import {
  findInvitationById,
  type Invitation,
  listInvitations,
  putInvitation,
  shownInvitation,
  statusOf,
} from '../identity/invitations.js';
import { removeUser } from '../identity/users.js';
import { isObject, type Json } from '../state/json.js';
import { isGranted, onRecords, onReply, refusal, remembered } from './on-reply.js';
import { listOf, type Mutation, type Mutations, on } from './rewrite.js';

const hourMs = 3_600_000;

const known = remembered(() => ({
  /** The last-used timestamp that was first shown for each key. */
  firstUses: new Map<string, string>(),
  /** The secrets that answers have shown, by the id of what they open. */
  secrets: new Map<string, Json>(),
  /** The ids of API keys by their full values, and when a key was deleted, in milliseconds since 1970, by its id. */
  keyIds: new Map<string, string>(),
  deletedAt: new Map<string, number>(),
}));

/** Shows in a later operation the secret that something was given. */
function showingAgain(
  mutation: string,
  given: OperationId,
  later: OperationId,
  id: string,
  secret: string,
): Mutation {
  const noting = onReply(given, (body, scene) => {
    known(scene).secrets.set(String(body[id]), body[secret] ?? null);
    return body;
  });
  const showing = onRecords(later, (item, scene) =>
    item[id] === undefined ? item : { ...item, note: known(scene).secrets.get(String(item[id])) ?? null },
  );
  return on.answers(mutation, async (draft, scene) => showing(await noting(draft, scene), scene));
}

const apiKeyMutations: Mutations = {
  'apikey.full-never-again': showingAgain(
    'Getting an API key shows its full value.',
    'createApiKey',
    'getApiKey',
    'id',
    'key',
  ),
  'apikey.full-not-in-shorthand': on.replies(
    'The shorthand of a new API key is its full value.',
    'createApiKey',
    (body) => ({ ...body, shorthand: body['key'] }),
  ),
  'apikey.last-used-updates': on.replies(
    'The last-used timestamp of an API key is that of its first use.',
    'getApiKey',
    (body, scene) => {
      const { id, lastUsedAt } = body;
      if (typeof lastUsedAt !== 'string') return body;
      const { firstUses } = known(scene);
      const first = firstUses.get(String(id)) ?? lastUsedAt;
      firstUses.set(String(id), first);
      return { ...body, lastUsedAt: first };
    },
  ),
  'apikey.update-keeps-key': on.replies(
    'An API key that was updated is not accepted any more.',
    'updateApiKey',
    async (body, { call, world }) => {
      const key = await world.store.get(apiKeys(String(call?.path['org_id'])), String(body['id']));
      if (key) await deleteCredential(world, key.credential);
      return body;
    },
  ),
  'apikey.delete-permanent': {
    mutation: 'A deleted API key is accepted again two seconds later.',
    answer: async (draft, scene) => {
      const { call, world } = scene;
      const { keyIds, deletedAt } = known(scene);
      if (isGranted(draft, scene, 'deleteApiKey'))
        deletedAt.set(String(call?.path['keyId']), world.clock.now());
      return onReply('createApiKey', (body) => {
        keyIds.set(String(body['key']), String(body['id']));
        return body;
      })(draft, scene);
    },
    suppressesRefusal: (reason, { request, world }) => {
      const { keyIds, deletedAt } = known({ world });
      const value = request.headers.get('authorization')?.replace(/^Bearer /, '') ?? '';
      const at = deletedAt.get(keyIds.get(value) ?? '');
      return reason === 'credential-unknown' && at !== undefined && world.clock.now() - at >= 2000;
    },
  },
  'apikey.long-lived': on.answers(
    'An API key expires after an hour, as an access token.',
    async (draft, { call, world }) => {
      if (call?.principal.kind !== 'api-key' || draft.status > 299) return draft;
      const key = await world.store.get(apiKeys(world.orgs.own), call.principal.id);
      const isOld = key !== undefined && world.clock.now() - key.createdAtMs >= hourMs;
      return isOld ? refusal(draft, 401, 'expired') : draft;
    },
  ),
};

function altered(text: Json | undefined): string {
  const [all, last] = [String(text), String(text).at(-1)];
  return `${all.slice(0, -1)}${last === 'x' ? 'y' : 'x'}`;
}

const serviceAccountMutations: Mutations = {
  'sa.login': on.replies(
    'The secret that a new service account is given opens no session; a regenerated one does.',
    'createServiceAccount',
    (body) => ({ ...body, clientSecret: altered(body['clientSecret']) }),
  ),
  'sa.secret-once': showingAgain(
    'The list of service accounts shows their first secrets.',
    'createServiceAccount',
    'getServiceAccounts',
    'clientId',
    'clientSecret',
  ),
  'sa.regen-secret-once': showingAgain(
    'The list of service accounts shows regenerated secrets.',
    'regenerateSecret',
    'getServiceAccounts',
    'clientId',
    'clientSecret',
  ),
  'sa.update-unknown': on.answers(
    'Updating the roles of a service account that does not exist succeeds.',
    (draft, { operation, refusal: refused, call }) => {
      if (operation !== 'updateServiceAccountRoles' || refused?.refused !== 'not-found') return draft;
      const roles = isObject(call?.body) ? (call.body['roles'] ?? []) : [];
      const clientId = String(call?.path['clientId']);
      return { ...draft, status: 200, body: { clientId, name: clientId, roles, createdBy: clientId } };
    },
  ),
};

function asViewer(call: AnyCall): AnyCall {
  const [pair, ...more] = listOf(call.body);
  return isObject(pair) && more.length === 0 ? { ...call, body: [{ ...pair, role: 'viewer' }] } : call;
}

const userMutations: Mutations = {
  'users.add': on.calls(
    'A user to whom access is added alone becomes viewer, whatever role is sent.',
    'addUserAccess',
    asViewer,
  ),
  'users.update': on.calls(
    'An update of a single user makes a viewer of everybody.',
    'updateUserAccess',
    asViewer,
  ),
  'users.remove-keeps-account': on.replies(
    'Removing the access of a user deletes the account.',
    'removeUserAccess',
    async (body, { call, world }) => {
      const ids = isObject(call?.body) ? listOf(call.body['userIds']) : [];
      for (const id of ids) await removeUser(String(id), world);
      return body;
    },
  ),
  'users.add-settings': on.refuses(
    'Access without settings of the user is refused.',
    'addUserAccess',
    400,
    ({ call }) => listOf(call?.body).some((pair) => isObject(pair) && pair['settings'] === undefined),
  ),
  'org.rename-only': on.replies(
    'A renaming takes the settings of the organization back to those of a new one.',
    'updateOrganization',
    async (body, { call, world }) => {
      const organization = await world.store.get(organizations, String(call?.path['org_id']));
      if (organization)
        await world.store.put(organizations, organization.id, { ...organization, settings: {} });
      return body;
    },
  ),
};

export const identityMutations: Mutations = {
  ...apiKeyMutations,
  ...serviceAccountMutations,
  ...userMutations,
};

type Status = ReturnType<typeof statusOf>;

/** Answers a call that is refused as if it had been done, for invitations with one status. */
function doing(
  what: 'revoke' | 'resend' | 'accept',
  status: Status,
  put: Partial<Invitation> = {},
): Mutation {
  const isMeant = (invitation: Invitation, { world }: HookContext) =>
    statusOf(invitation, world.clock.now()) === status;
  return onRefused(
    `An invitation with the status ${status} takes ${what}.`,
    `${what}Invitation`,
    'conflict',
    isMeant,
    put,
  );
}

/** Lets users who are not the invitee accept or decline an invitation nevertheless. */
function byStrangers(what: 'accept' | 'decline', outcome: 'accepted' | 'declined'): Mutation {
  const isStranger = ({ org }: Invitation, { call }: HookContext) =>
    !call?.principal.roles[org]?.includes('admin');
  const says = `A user with another email can ${what} an invitation.`;
  return onRefused(says, `${what}Invitation`, 'role-insufficient', isStranger, { outcome });
}

/** Does what was refused for a reason, and changes the invitation so. */
function onRefused(
  mutation: string,
  operation: HookContext['operation'],
  reason: 'conflict' | 'role-insufficient',
  isMeant: (invitation: Invitation, scene: HookContext) => boolean,
  put: Partial<Invitation>,
): Mutation {
  return on.answers(mutation, async (draft, scene) => {
    const { world } = scene;
    if (scene.operation !== operation || scene.refusal?.refused !== reason) return draft;
    const invitation = await invitationBehind(scene);
    if (!invitation || !isMeant(invitation, scene)) return draft;
    const changed = { ...invitation, ...put };
    await putInvitation(world.store, changed);
    return operation === 'revokeInvitation'
      ? { ...draft, status: 204, body: undefined }
      : { ...draft, status: 200, body: shownInvitation(changed, world.clock.now()) };
  });
}

function invitationBehind({
  call,
  world,
}: Pick<HookContext, 'call' | 'world'>): Promise<Invitation | undefined> {
  return findInvitationById(world.store, String(call?.path['invitationId']));
}

export const invitationMutations: Mutations = {
  'invite.create': on.replies(
    'The answer to a creation shows the invitation as accepted.',
    'createInvitation',
    (body) => ({ ...body, status: 'accepted' }),
  ),
  'invite.filter-partition': on.items(
    'Filtered by a status, the list has the first invitation of another one as well.',
    'getInvitations',
    async (shown, { call, world }) => {
      const [status, nowMs] = [call?.query['status'], world.clock.now()];
      if (typeof status !== 'string') return shown;
      const all = await listInvitations(world.store, String(call?.path['org_id']));
      const other = all.find((invitation) => statusOf(invitation, nowMs) !== status);
      return other ? [...shown, { ...shownInvitation(other, nowMs), status }] : shown;
    },
  ),
  'invite.resend-expired': {
    mutation: 'An invitation that has expired cannot be sent again.',
    handle: async (handling) => {
      const { operation, world, next } = handling;
      const invitation = operation === 'resendInvitation' ? await invitationBehind(handling) : undefined;
      const isExpired = invitation && statusOf(invitation, world.clock.now()) === 'expired';
      return isExpired ? refuse('conflict', 'the invitation has expired') : next();
    },
  },
  'invite.resend-revoked': doing('resend', 'revoked'),
  'invite.resend-accepted': doing('resend', 'accepted'),
  'invite.revoke-twice': doing('revoke', 'revoked'),
  'invite.revoke-accepted': doing('revoke', 'accepted'),
  'invite.revoke-declined': doing('revoke', 'declined'),
  'invite.revoked-not-acceptable': doing('accept', 'revoked', { outcome: 'accepted' }),
  'invite.email-locked': byStrangers('accept', 'accepted'),
  'invite.accept-only-invitee': byStrangers('decline', 'declined'),
};
