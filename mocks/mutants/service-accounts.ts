import { getPrincipal } from '../engine/principals.js';
import type { World } from '../engine/world.js';
import { findServiceAccount, putServiceAccount } from '../identity/accounts.js';
import { isObject, type Json } from '../state/json.js';
import type { Mutant } from './mutant.js';
import { onBody, onCall } from './on-call.js';
import { isGranted, onItems, onReply, remembered } from './on-reply.js';
import { bodyOf, listOf } from './rewrite.js';

/** Hashes of secrets that are about to be replaced, by client id. */
const replaced = remembered(() => new Map<string, string>());
/** Client ids of deleted accounts. */
const deleted = remembered(() => new Set<string>());

const farAwayMs = Number.MAX_SAFE_INTEGER;

/** Mutants of client secrets (sections 4.3 and 5). */
export const clientSecretMutants = {
  'sa.first-secret-dead': {
    breaks: 'sa.login',
    mutation: 'The secret that a new service account is given opens no session; a regenerated one does.',
    answer: onReply('createServiceAccount', (body) => ({
      ...body,
      clientSecret: altered(String(body['clientSecret'])),
    })),
  },
  'sa.new-secret-dead': {
    breaks: 'sa.regen-new',
    mutation: 'A regenerated secret opens no session.',
    answer: onReply('regenerateSecret', (body) => ({
      ...body,
      clientSecret: altered(String(body['clientSecret'])),
    })),
  },
  'sa.old-secret-lives': {
    breaks: 'sa.regen-invalidates',
    mutation: 'The previous secret of a service account opens sessions for ever.',
    call: onCall('regenerateSecret', async (call, world) => {
      const clientId = String(call.path['clientId']);
      const account = await findServiceAccount(world.store, clientId);
      if (account) replaced({ world }).set(clientId, account.secretHash);
      return call;
    }),
    answer: onReply('regenerateSecret', async (body, { world }) => {
      await keepReplaced(String(body['clientId']), world);
      return body;
    }),
  },
  'sa.regenerated-elsewhere': {
    breaks: 'sa.regen-same-client',
    mutation: 'Regenerating a secret tells another client ID.',
    answer: onReply('regenerateSecret', (body) => ({
      ...body,
      clientId: altered(String(body['clientId'])),
    })),
  },
  'sa.deleted-signs-in': {
    breaks: 'sa.delete-invalidates',
    mutation: 'A deleted service account still gets sessions.',
    answer: (draft, scene) => {
      if (isGranted(draft, scene, ['deleteServiceAccount'])) {
        deleted(scene).add(String(scene.call?.path['clientId']));
      }
      const isDeleted = deleted(scene).has(String(bodyOf(scene)['clientId']));
      if (scene.operation !== 'createSession' || !isDeleted) return draft;
      const expiry = new Date(scene.world.clock.now() + 900_000).toISOString();
      const body = { accessToken: 'of-a-deleted-account', expiresAt: expiry.replace('Z', '000') };
      return { ...draft, status: 200, body };
    },
  },
} as const satisfies Record<string, Mutant>;

/** Returns a different text of the same form. */
function altered(text: string): string {
  return `${text.slice(0, -1)}${text.endsWith('x') ? 'y' : 'x'}`;
}

async function keepReplaced(clientId: string, world: World): Promise<void> {
  const account = await findServiceAccount(world.store, clientId);
  const hash = replaced({ world }).get(clientId);
  if (!account || hash === undefined) return;
  await putServiceAccount(world.store, clientId, {
    ...account,
    previousSecret: { hash, untilMs: farAwayMs },
  });
}

/** The last secret that an answer of one of the operations showed for each account, by client id. */
const shown = remembered(() => new Map<string, Json>());

/** Shows in the list of accounts the secrets that an operation has returned. */
const listing = (operation: 'createServiceAccount' | 'regenerateSecret'): NonNullable<Mutant['answer']> => {
  const remember = onReply(operation, (body, scene) => {
    shown(scene).set(String(body['clientId']), body['clientSecret'] ?? null);
    return body;
  });
  const list = onItems('getServiceAccounts', (items, scene) =>
    items.map((item) => ({ ...item, note: shown(scene).get(String(item['clientId'])) ?? null })),
  );
  return async (draft, scene) => list(await remember(draft, scene), scene);
};

/** Mutants of service accounts, their roles and their deletion (section 4.3). */
export const serviceAccountMutants = {
  'sa.reader-is-creator': {
    breaks: 'sa.list-roles',
    mutation: 'Service accounts are listed as created by whoever reads the list.',
    answer: onItems('getServiceAccounts', (items, { call }) =>
      items.map((item) => ({ ...item, createdBy: call?.principal.id ?? null })),
    ),
  },
  'sa.secret-listed': {
    breaks: 'sa.secret-once',
    mutation: 'The list of service accounts shows their first secrets.',
    answer: listing('createServiceAccount'),
  },
  'sa.new-secret-listed': {
    breaks: 'sa.regen-secret-once',
    mutation: 'The list of service accounts shows regenerated secrets.',
    answer: listing('regenerateSecret'),
  },
  'sa.roles-only-added': {
    breaks: 'sa.update-roles',
    mutation: 'A service account keeps the roles that it had beside those that it is given.',
    call: onBody('updateServiceAccountRoles', async (body, { path }, { store }) => {
      const principal = await getPrincipal(store, String(path['clientId']));
      const held = principal?.roles[String(path['org_id'])] ?? [];
      return { ...body, roles: [...held, ...listOf(body['roles'])] };
    }),
  },
  'sa.anybody-updated': {
    breaks: 'sa.update-unknown',
    mutation: 'Updating the roles of a service account that does not exist succeeds.',
    answer: (draft, { operation, refusal, call }) => {
      if (operation !== 'updateServiceAccountRoles' || refusal?.refused !== 'not-found') return draft;
      const roles = isObject(call?.body) ? (call.body['roles'] ?? []) : [];
      const clientId = String(call?.path['clientId']);
      return { ...draft, status: 200, body: { clientId, name: clientId, roles, createdBy: clientId } };
    },
  },
} as const satisfies Record<string, Mutant>;
