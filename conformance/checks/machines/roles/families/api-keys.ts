import { isSuccess } from '../../../../scene/recorder.js';
import { textIn } from '../../../../target/wire/members.js';
import { createKey, getKey, listKeys } from '../../api-keys/keys.js';
import { family } from '../family.js';

export const apiKeys = family({
  id: 'roles/api-keys',
  requests: 6,
  make: (t) => createKey(t),
  calls: {
    listApiKeys: () => ({}),
    createApiKey: (_, mark) => ({ body: { name: mark } }),
    getApiKey: ({ id }) => ({ path: { keyId: id } }),
    updateApiKey: ({ id }, mark) => ({ path: { keyId: id }, body: { name: mark } }),
    deleteApiKey: ({ id }) => ({ path: { keyId: id } }),
  },
  async view({ id }, context) {
    const got = await getKey(context, id);
    const name = textIn(got.response.json, 'name') ?? null;
    return {
      own: isSuccess(got) ? { name } : 'no such key',
      listed: (await listKeys(context)).response.text,
    };
  },
});
