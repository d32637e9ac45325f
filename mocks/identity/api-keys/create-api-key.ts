import type { Readings } from '../../../generated/questions.js';
import type { Role } from '../../../spec/contract/roles.js';
import type { Handler } from '../../engine/handler.js';
import { shownApiKey } from './api-key.js';
import { addApiKey } from './keys.js';

/** A readable prefix lets people, and scanners for leaked secrets, recognise what they have found. */
const prefix = 'pdk_key_';

const rolesOf: Readonly<Record<Readings['apikey.role'], readonly Role[]>> = {
  'every-role': ['viewer', 'editor', 'admin'],
  viewer: ['viewer'],
};

/** Creates an API key (section 4.3). This is the only response that ever contains its full value. */
export const createApiKey: Handler<'createApiKey'> = async ({ path, body }, world) => {
  const { ids, profile, store } = world;
  const org = path.org_id;
  const value = prefix + ids.secret('api-key');
  const draft = {
    id: ids.next('key'),
    name: body.name,
    description: body.description ?? '',
    roles: { [org]: rolesOf[profile.reading('apikey.role')] },
  };
  const key = await store.transact((tx) => addApiKey(org, value, draft, { ...world, store: tx }));
  return {
    status: 201,
    body: { ...shownApiKey(key, undefined, profile.reading('apikey.unused')), key: value },
  };
};
