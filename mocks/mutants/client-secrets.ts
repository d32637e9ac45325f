import type { World } from '../engine/world.js';
import { findServiceAccount, putServiceAccount } from '../identity/accounts.js';
import type { Mutant } from './mutant.js';
import { onCall } from './on-call.js';
import { isGranted, onReply, remembered } from './on-reply.js';
import { bodyOf } from './rewrite.js';

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
  'sa.new-secret-withheld': {
    breaks: 'sa.regen-new',
    mutation: 'Regenerating the secret of a service account does not return the new one.',
    answer: onReply('regenerateSecret', ({ clientSecret: _, ...body }) => body),
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
