import { createKey } from '../../api-keys/keys.js';
import { family } from '../family.js';
import { shownAndListed } from '../shown-and-listed.js';

export const apiKeys = family({
  id: 'roles/api-keys',
  requests: 6,
  make: async (t) => ({ keyId: (await createKey(t)).id }),
  calls: {
    listApiKeys: () => ({}),
    createApiKey: (_, mark) => ({ body: { name: mark } }),
    getApiKey: (path) => ({ path }),
    updateApiKey: (path, mark) => ({ path, body: { name: mark } }),
    deleteApiKey: (path) => ({ path }),
  },
  view: shownAndListed('getApiKey', 'listApiKeys', 'name'),
});
