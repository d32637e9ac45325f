import { getPrincipal } from '../engine/principals.js';
import { isObject, type Json, type JsonObject } from '../state/json.js';
import type { Mutant } from './mutant.js';
import { onBody } from './on-call.js';
import { isGranted, onItems, onReply, remembered } from './on-reply.js';
import { listOf } from './rewrite.js';

/** Accounts by client id, as returned when they were created. */
const created = remembered(() => new Map<string, JsonObject>());
/** The newest secrets of accounts whose secret was regenerated, by client id. */
const regenerated = remembered(() => new Map<string, string>());
/** Client ids of deleted accounts. */
const deleted = remembered(() => new Set<string>());

/** Records created, regenerated and deleted accounts, before the answer is rewritten. */
const following = (answer: NonNullable<Mutant['answer']>): NonNullable<Mutant['answer']> => {
  const remember = onReply(['createServiceAccount', 'regenerateSecret'], (body, scene) => {
    const id = String(body['clientId']);
    if (scene.operation === 'createServiceAccount') created(scene).set(id, body);
    else regenerated(scene).set(id, String(body['clientSecret']));
    return body;
  });
  return async (draft, scene) => {
    if (isGranted(draft, scene, ['deleteServiceAccount'])) {
      deleted(scene).add(String(scene.call?.path['clientId']));
    }
    return answer(await remember(draft, scene), scene);
  };
};

/** Mutants of service accounts, their roles and their deletion (section 4.3). */
export const serviceAccountMutants = {
  'sa.roles-unlisted': {
    breaks: 'sa.list-roles',
    mutation: 'Service accounts are listed without their roles.',
    answer: onItems('getServiceAccounts', (items) => items.map(({ roles: _, ...item }) => item)),
  },
  'sa.creator-unlisted': {
    breaks: 'sa.list-roles',
    mutation: 'Service accounts are listed without the user who created them.',
    answer: onItems('getServiceAccounts', (items) => items.map(({ createdBy: _, ...item }) => item)),
  },
  'sa.reader-is-creator': {
    breaks: 'sa.list-roles',
    mutation: 'Service accounts are listed as created by whoever reads the list.',
    answer: onItems('getServiceAccounts', (items, { call }) =>
      items.map((item) => ({ ...item, createdBy: call?.principal.id ?? null })),
    ),
  },
  'sa.no-secret': {
    breaks: 'sa.create-id-secret',
    mutation: 'Creating a service account returns no secret.',
    answer: onReply('createServiceAccount', ({ clientSecret: _, ...body }) => body),
  },
  'sa.no-client-id': {
    breaks: 'sa.create-id-secret',
    mutation: 'Creating a service account returns no client ID.',
    answer: onReply('createServiceAccount', ({ clientId: _, ...body }) => body),
  },
  'sa.secret-listed': {
    breaks: 'sa.secret-once',
    mutation: 'The list of service accounts shows their first secrets.',
    answer: following(
      onItems('getServiceAccounts', (items, scene) =>
        items.map((item) => ({
          ...item,
          note: created(scene).get(String(item['clientId']))?.['clientSecret'] ?? null,
        })),
      ),
    ),
  },
  'sa.new-secret-listed': {
    breaks: 'sa.regen-secret-once',
    mutation: 'The list of service accounts shows regenerated secrets.',
    answer: following(
      onItems('getServiceAccounts', (items, scene) =>
        items.map((item) => ({
          ...item,
          note: regenerated(scene).get(String(item['clientId'])) ?? null,
        })),
      ),
    ),
  },
  'sa.first-roles-listed': {
    breaks: 'sa.update-roles',
    mutation: 'Service accounts are listed with the roles that they were made with.',
    answer: following(
      onItems('getServiceAccounts', (items, scene) =>
        items.map((item) => ({ ...item, ...rolesOf(created(scene).get(String(item['clientId']))) })),
      ),
    ),
  },
  'sa.update-lost': {
    breaks: 'sa.update-roles',
    mutation: 'A service account keeps its roles, whatever it is given.',
    call: givenRoles((held) => held),
  },
  'sa.roles-only-added': {
    breaks: 'sa.update-roles',
    mutation: 'A service account keeps the roles that it had beside those that it is given.',
    call: givenRoles((held, given) => [...held, ...given]),
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
  'sa.deletion-nameless': {
    breaks: 'sa.delete-returns-id',
    mutation: 'Deleting a service account returns its name.',
    answer: following(
      onReply('deleteServiceAccount', ({ clientId }, scene) => ({
        name: created(scene).get(String(clientId))?.['name'] ?? null,
      })),
    ),
  },
  'sa.deleted-listed': {
    breaks: 'sa.delete-unlisted',
    mutation: 'A deleted service account is still listed.',
    answer: following(
      onItems('getServiceAccounts', (items, scene) => {
        const gone = [...created(scene).values()].filter(({ clientId }) =>
          deleted(scene).has(String(clientId)),
        );
        return [...items, ...gone.map(({ clientSecret: _, ...record }) => record)];
      }),
    ),
  },
} as const satisfies Record<string, Mutant>;

function rolesOf(record: JsonObject | undefined): JsonObject {
  return record ? { roles: record['roles'] ?? [] } : {};
}

/** Changes the roles that a call gives to an account. */
function givenRoles(
  change: (held: readonly Json[], given: readonly Json[]) => readonly Json[],
): NonNullable<Mutant['call']> {
  return onBody('updateServiceAccountRoles', async (body, { path }, { store }) => {
    const principal = await getPrincipal(store, String(path['clientId']));
    const held = principal?.roles[String(path['org_id'])] ?? [];
    const given = listOf(body['roles']);
    return { ...body, roles: principal ? change(held, given) : given };
  });
}
