import type { Scene } from '../../../../scene/scene.js';
import { itemsOf, textIn } from '../../../../target/wire/members.js';
import { family } from '../family.js';

/** No id that anything has, where nothing shows one. */
const nobody = 'none';

async function firstIn(operation: 'listApiKeys' | 'getOrgUsers', t: Scene): Promise<string> {
  const [first] = itemsOf((await t.call(operation)).response.json);
  return textIn(first, 'userId', 'id') ?? nobody;
}

const keys = family({
  id: 'reading/api-keys',
  requests: 1,
  make: async (t) => ({ keyId: await firstIn('listApiKeys', t) }),
  calls: { listApiKeys: () => ({}), getApiKey: (path) => ({ path }) },
});

const users = family({
  id: 'reading/users',
  requests: 1,
  make: async (t) => ({ userId: await firstIn('getOrgUsers', t) }),
  calls: { getOrgUsers: () => ({}), getUser: (path) => ({ path }) },
});

const others = family({
  id: 'reading/others',
  requests: 0,
  make: async () => ({}),
  calls: {
    getOrganization: () => ({}),
    getServiceAccounts: () => ({}),
    getInvitations: () => ({}),
    getLedgers: () => ({}),
  },
});

/** What an organization has before a run makes anything. */
export const present = { others, users, keys };
