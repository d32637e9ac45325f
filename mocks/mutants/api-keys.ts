import { apiKeysOf, findApiKey } from '../identity/api-keys.js';
import type { Mutant } from './mutant.js';
import { onBody, onCall } from './on-call.js';
import { onItems, onReply, remembered } from './on-reply.js';

/** The full values of keys by id, the newest last. */
const made = remembered(() => new Map<string, string>());

/** The full value of the newest key, until another operation is called. */
const newest = remembered((): { key?: string } => ({}));

/** The last-used timestamp that was first shown for each key. */
const firstUses = remembered(() => new Map<string, string>());

/** Records each new key, before the answer is rewritten. */
const remembering = onReply('createApiKey', (body, scene) => {
  made(scene).set(String(body['id']), String(body['key']));
  return body;
});

const remember = (answer: NonNullable<Mutant['answer']>): NonNullable<Mutant['answer']> => {
  return async (draft, scene) => answer(await remembering(draft, scene), scene);
};

/** Mutants of API keys and their metadata (section 4.3). */
export const apiKeyMutants = {
  'apikey.foreign-listed': {
    breaks: 'apikey.list-org-only',
    mutation: 'The list of API keys holds those of another organization as well.',
    answer: onItems('listApiKeys', async (items, { world }) => {
      const foreign = await apiKeysOf(world.store, world.orgs.other);
      const known = new Set(items.map(({ id }) => id));
      return [...items, ...foreign.filter(({ id }) => !known.has(id)).map(({ id, name }) => ({ id, name }))];
    }),
  },
  'apikey.shown-again': {
    breaks: 'apikey.full-never-again',
    mutation: 'Getting an API key shows its full value.',
    answer: remember(
      onReply('getApiKey', (body, scene) => ({
        ...body,
        note: made(scene).get(String(body['id'])) ?? null,
      })),
    ),
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
  'apikey.name-kept': {
    breaks: 'apikey.update-name',
    mutation: 'The name of an API key stays what it was.',
    call: keeping('name'),
  },
  'apikey.description-kept': {
    breaks: 'apikey.update-description',
    mutation: 'The description of an API key stays what it was.',
    call: keeping('description'),
  },
  'resource.found-under-any-organization': {
    breaks: 'resource.by-id',
    mutation: 'An API key is read by its id under whichever organization the caller has a role on.',
    call: onCall('getApiKey', async (call, { orgs }) => ({
      ...call,
      path: { ...call.path, org_id: orgs.own },
    })),
  },
} as const satisfies Record<string, Mutant>;

/** Replaces a member of an update by its current value. */
function keeping(member: 'name' | 'description'): NonNullable<Mutant['call']> {
  return onBody('updateApiKey', async (body, { path }, { store }) => {
    const key = await findApiKey(store, String(path['org_id']), String(path['keyId']));
    return key && body[member] !== undefined ? { ...body, [member]: key[member] } : body;
  });
}
