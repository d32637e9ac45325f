import type { OperationId } from '../../generated/operations.js';
import { deleteCredential } from '../engine/credentials.js';
import type { AnyCall } from '../engine/handler.js';
import { organizations } from '../engine/organizations.js';
import { principals } from '../engine/principals.js';
import { apiKeys } from '../identity/api-keys.js';
import { removeUser } from '../identity/users.js';
import { isObject, type Json } from '../state/json.js';
import type { Mutant } from './mutant.js';
import { onBody, onCall } from './on-call.js';
import {
  isGranted,
  listingForeign,
  onRecords,
  onReply,
  refusal,
  refusingReply,
  remembered,
} from './on-reply.js';
import { listOf } from './rewrite.js';

const hourMs = 3_600_000;

/** The full value of the newest key, until another operation is called. */
const newest = remembered((): { key?: string } => ({}));

/** The last-used timestamp that was first shown for each key. */
const firstUses = remembered(() => new Map<string, string>());

/** The secrets that answers have shown, by the id of what they open. */
const secrets = remembered(() => new Map<string, Json>());

/** The ids of API keys by their full values, and when a key was deleted, in milliseconds since 1970, by its id. */
const keyIds = remembered(() => new Map<string, string>());
const deletedAt = remembered(() => new Map<string, number>());

/** Shows in a later operation the secret that something was given. */
function showingAgain(given: OperationId, later: OperationId, id: string, secret: string) {
  const noting = onReply(given, (body, scene) => {
    secrets(scene).set(String(body[id]), body[secret] ?? null);
    return body;
  });
  const showing = onRecords(later, (item, scene) =>
    item[id] === undefined ? item : { ...item, note: secrets(scene).get(String(item[id])) ?? null },
  );
  const answer: NonNullable<Mutant['answer']> = async (draft, scene) =>
    showing(await noting(draft, scene), scene);
  return answer;
}

/** Mutants of API keys (sections 4.3 and 5). */
export const apiKeyMutants = {
  'apikey.foreign-listed': {
    breaks: 'apikey.list-org-only',
    mutation: 'The list of API keys holds those of another organization as well.',
    handle: listingForeign('listApiKeys'),
  },
  'apikey.shown-again': {
    breaks: 'apikey.full-never-again',
    mutation: 'Getting an API key shows its full value.',
    answer: showingAgain('createApiKey', 'getApiKey', 'id', 'key'),
  },
  'apikey.shorthand-full': {
    breaks: 'apikey.full-not-in-shorthand',
    mutation: 'The shorthand of a new API key is its full value.',
    answer: onReply('createApiKey', (body) => ({ ...body, shorthand: body['key'] })),
  },
  'apikey.same-value': {
    breaks: 'apikey.keys-distinct',
    mutation: 'Two API keys that are created one right after the other have the same full value.',
    answer: (draft, scene) => {
      const last = newest(scene);
      if (scene.operation !== 'createApiKey') delete last.key;
      return onReply('createApiKey', (body) => {
        last.key ??= String(body['key']);
        return { ...body, key: last.key };
      })(draft, scene);
    },
  },
  'apikey.first-use-kept': {
    breaks: 'apikey.last-used-updates',
    mutation: 'The last-used timestamp of an API key is that of its first use.',
    answer: onReply('getApiKey', (body, scene) => {
      const { id, lastUsedAt } = body;
      if (typeof lastUsedAt !== 'string') return body;
      const first = firstUses(scene).get(String(id)) ?? lastUsedAt;
      firstUses(scene).set(String(id), first);
      return { ...body, lastUsedAt: first };
    }),
  },
  'apikey.update-revokes': {
    breaks: 'apikey.update-keeps-key',
    mutation: 'An API key that was updated is not accepted any more.',
    answer: onReply('updateApiKey', async (body, { call, world }) => {
      const key = await world.store.get(apiKeys(String(call?.path['org_id'])), String(body['id']));
      if (key) await deleteCredential(world, key.credential);
      return body;
    }),
  },
  'apikey.comes-back': {
    breaks: 'apikey.delete-permanent',
    mutation: 'A deleted API key is accepted again two seconds later.',
    answer: async (draft, scene) => {
      const { call, world } = scene;
      if (call && isGranted(draft, scene, ['deleteApiKey']))
        deletedAt(scene).set(String(call.path['keyId']), world.clock.now());
      return onReply('createApiKey', (body) => {
        keyIds(scene).set(String(body['key']), String(body['id']));
        return body;
      })(draft, scene);
    },
    waives: (reason, { request, world }) => {
      const value = request.headers.get('authorization')?.replace(/^Bearer /, '') ?? '';
      const at = deletedAt({ world }).get(keyIds({ world }).get(value) ?? '');
      return reason === 'credential-unknown' && at !== undefined && world.clock.now() - at >= 2000;
    },
  },
  'apikey.expires': {
    breaks: 'apikey.long-lived',
    mutation: 'An API key expires after an hour, as an access token.',
    answer: async (draft, { call, world }) => {
      if (call?.principal.kind !== 'api-key' || draft.status > 299) return draft;
      const key = await world.store.get(apiKeys(world.orgs.own), call.principal.id);
      const isOld = key !== undefined && world.clock.now() - key.createdAtMs >= hourMs;
      return isOld ? refusal(draft, 401, 'expired') : draft;
    },
  },
} as const satisfies Record<string, Mutant>;

/** Returns a different text of the same form. */
function altered(text: Json | undefined): string {
  const [all, last] = [String(text), String(text).at(-1)];
  return `${all.slice(0, -1)}${last === 'x' ? 'y' : 'x'}`;
}

/** Mutants of service accounts and their secrets (sections 4.3 and 5). */
export const serviceAccountMutants = {
  'sa.first-secret-dead': {
    breaks: 'sa.login',
    mutation: 'The secret that a new service account is given opens no session; a regenerated one does.',
    answer: onReply('createServiceAccount', (body) => ({
      ...body,
      clientSecret: altered(body['clientSecret']),
    })),
  },
  'sa.regenerated-elsewhere': {
    breaks: 'sa.regen-same-client',
    mutation: 'Regenerating a secret tells another client ID.',
    answer: onReply('regenerateSecret', (body) => ({ ...body, clientId: altered(body['clientId']) })),
  },
  'sa.secret-listed': {
    breaks: 'sa.secret-once',
    mutation: 'The list of service accounts shows their first secrets.',
    answer: showingAgain('createServiceAccount', 'getServiceAccounts', 'clientId', 'clientSecret'),
  },
  'sa.new-secret-listed': {
    breaks: 'sa.regen-secret-once',
    mutation: 'The list of service accounts shows regenerated secrets.',
    answer: showingAgain('regenerateSecret', 'getServiceAccounts', 'clientId', 'clientSecret'),
  },
  'sa.roles-only-added': {
    breaks: 'sa.update-roles',
    mutation: 'A service account keeps the roles that it had beside those that it is given.',
    call: onBody('updateServiceAccountRoles', async (body, { path }, { store }) => {
      const principal = await store.get(principals, String(path['clientId']));
      const held = principal?.roles[String(path['org_id'])] ?? [];
      return { ...body, roles: [...held, ...listOf(body['roles'])] };
    }),
  },
  'sa.anybody-updated': {
    breaks: 'sa.update-unknown',
    mutation: 'Updating the roles of a service account that does not exist succeeds.',
    answer: (draft, { operation, refusal: refused, call }) => {
      if (operation !== 'updateServiceAccountRoles' || refused?.refused !== 'not-found') return draft;
      const roles = isObject(call?.body) ? (call.body['roles'] ?? []) : [];
      const clientId = String(call?.path['clientId']);
      return { ...draft, status: 200, body: { clientId, name: clientId, roles, createdBy: clientId } };
    },
  },
} as const satisfies Record<string, Mutant>;

/** Replaces the role that a single user is given. */
function asViewer(call: AnyCall): AnyCall {
  const [pair, ...more] = listOf(call.body);
  return isObject(pair) && more.length === 0 ? { ...call, body: [{ ...pair, role: 'viewer' }] } : call;
}

/** Mutants of organizations, users and their access (section 4.3). */
export const userMutants = {
  'users.added-as-viewer': {
    breaks: 'users.add',
    mutation: 'A user to whom access is added alone becomes viewer, whatever role is sent.',
    call: onCall('addUserAccess', asViewer),
  },
  'users.update-in-vain': {
    breaks: 'users.update',
    mutation: 'An update of a single user makes a viewer of everybody.',
    call: onCall('updateUserAccess', asViewer),
  },
  'users.removed-account': {
    breaks: 'users.remove-keeps-account',
    mutation: 'Removing the access of a user deletes the account.',
    answer: onReply('removeUserAccess', async (body, { call, world }) => {
      const ids = isObject(call?.body) ? listOf(call.body['userIds']) : [];
      for (const id of ids) await removeUser(world.store, String(id), world);
      return body;
    }),
  },
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
  'org.renaming-resets-settings': {
    breaks: 'org.rename-only',
    mutation: 'A renaming takes the settings of the organization back to those of a new one.',
    answer: onReply('updateOrganization', async (body, { call, world }) => {
      const organization = await world.store.get(organizations, String(call?.path['org_id']));
      if (organization)
        await world.store.put(organizations, organization.id, { ...organization, settings: {} });
      return body;
    }),
  },
} as const satisfies Record<string, Mutant>;
