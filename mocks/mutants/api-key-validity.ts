import { deleteCredential } from '../engine/credentials.js';
import type { Circumstances, Scene } from '../engine/hooks.js';
import { apiKeysOf, findApiKey } from '../identity/api-keys.js';
import type { Mutant } from './mutant.js';
import { isGranted, onReply, remembered } from './on-reply.js';
import { refusal } from './rewrite.js';

/** An API key that was created in this world, and its fate. */
interface Known {
  readonly id: string;
  /** When it was deleted, in milliseconds since 1970; undefined if it was not. */
  deletedAt?: number;
  /** How often it was refused after its deletion. */
  refusals: number;
}

/** The keys by their full values. */
const known = remembered(() => new Map<string, Known>());

const hourMs = 3_600_000;

/** Records created and deleted keys. */
const following: NonNullable<Mutant['answer']> = async (draft, scene) => {
  const { call, world } = scene;
  if (call && isGranted(draft, scene, ['deleteApiKey'])) {
    for (const key of known(scene).values()) {
      if (key.id === call.path['keyId']) key.deletedAt = world.clock.now();
    }
  }
  return onReply('createApiKey', (body) => {
    const { id, key } = body;
    known(scene).set(String(key), { id: String(id), refusals: 0 });
    return body;
  })(draft, scene);
};

/** Returns the deleted key that a request carries; undefined if there is none. */
function deletedKeyOf({ request, world }: Pick<Scene, 'request' | 'world'>): Known | undefined {
  const value = request.headers.get('authorization')?.replace(/^Bearer /, '') ?? '';
  const key = known({ world }).get(value);
  return key?.deletedAt === undefined ? undefined : key;
}

/** Accepts a deleted key if the predicate holds. */
function accepting(
  when: (key: Known, circumstances: Circumstances) => boolean,
): NonNullable<Mutant['waives']> {
  return (reason, circumstances) => {
    if (reason !== 'credential-unknown') return false;
    const key = deletedKeyOf(circumstances);
    if (!key) return false;
    const isAccepted = when(key, circumstances);
    if (!isAccepted) key.refusals += 1;
    return isAccepted;
  };
}

/** Mutants of the validity of API keys (sections 4.3 and 5). */
export const apiKeyValidityMutants = {
  'apikey.update-revokes': {
    breaks: 'apikey.update-keeps-key',
    mutation: 'An API key that was updated is not accepted any more.',
    answer: onReply('updateApiKey', async (body, { call, world }) => {
      const key = await findApiKey(world.store, String(call?.path['org_id']), String(body['id']));
      if (key) await deleteCredential(world, key.credential);
      return body;
    }),
  },
  'apikey.grace-after-deletion': {
    breaks: 'apikey.delete-at-once',
    mutation: 'A deleted API key is accepted for five seconds more.',
    answer: following,
    waives: accepting(({ deletedAt = 0 }, { world }) => world.clock.now() - deletedAt < 5000),
  },
  'apikey.deleted-on-one-replica': {
    breaks: 'apikey.delete-at-once',
    mutation:
      'The fifth use of a deleted API key is accepted within a second, as by a replica that keeps keys in memory.',
    answer: following,
    waives: accepting(
      ({ deletedAt = 0, refusals }, { world }) => refusals === 4 && world.clock.now() - deletedAt < 1000,
    ),
  },
  'apikey.comes-back': {
    breaks: 'apikey.delete-permanent',
    mutation: 'A deleted API key is accepted again two seconds later.',
    answer: following,
    waives: accepting(({ deletedAt = 0 }, { world }) => world.clock.now() - deletedAt >= 2000),
  },
  'apikey.deletion-spreads': {
    breaks: 'apikey.delete-only-that',
    mutation: 'Deleting an API key revokes every other key that was made after the first.',
    answer: async (draft, scene) => {
      if (!isGranted(draft, scene, ['deleteApiKey'])) return draft;
      const { call, world } = scene;
      const others = (await apiKeysOf(world.store, String(call?.path['org_id']))).slice(1);
      for (const { credential } of others) await deleteCredential(world, credential);
      return draft;
    },
  },
  'apikey.expires': {
    breaks: 'apikey.long-lived',
    mutation: 'An API key expires after an hour, as an access token.',
    answer: async (draft, scene) => {
      const { call, world } = scene;
      if (call?.principal.kind !== 'api-key' || draft.status > 299) return draft;
      const key = await findApiKey(world.store, world.orgs.own, call.principal.id);
      const isOld = key !== undefined && world.clock.now() - key.createdAtMs >= hourMs;
      return isOld ? refusal(draft, 401, 'expired') : draft;
    },
  },
} as const satisfies Record<string, Mutant>;
