import { sha256 } from '../engine/credentials.js';
import { putPrincipal } from '../engine/principals.js';
import type { World } from '../engine/world.js';
import { putServiceAccount, putUser } from '../identity/accounts.js';
import { addApiKey } from '../identity/api-keys/keys.js';
import type { OwnUser } from './read.js';
import type { NewApiKey, NewServiceAccount } from './written.js';

/** Creates a service account of the first organization on which it has a role. */
export async function putServiceAccountWritten(
  { clientId, clientSecret, name, roles }: NewServiceAccount,
  { store, clock }: World,
): Promise<void> {
  const [org = ''] = Object.keys(roles);
  await putServiceAccount(store, clientId, {
    org,
    name: name ?? clientId,
    secretHash: sha256(clientSecret),
    createdBy: clientId,
    createdAtMs: clock.now(),
  });
  await putPrincipal(store, { kind: 'service-account', id: clientId, roles, generation: 0 });
}

/** Creates an API key, and returns its id. */
export async function putApiKeyWritten(written: NewApiKey, world: World): Promise<string> {
  const { key, id, name = 'API key', description = '', org, roles } = written;
  const [first = ''] = Object.keys(roles);
  // Derived from the key, which it does not reveal: two keys may have the same name.
  const known = id ?? world.ids.named('key', key);
  await addApiKey(org ?? first, key, { id: known, name, description, roles }, world);
  return known;
}

export async function putUserWritten(
  { id, email, name, passwordHash, roles = {} }: OwnUser,
  { store, clock, ids }: World,
): Promise<void> {
  const known = id ?? ids.named('usr', email);
  await putUser(store, { id: known, email, name, passwordHash, status: 'active', createdAtMs: clock.now() });
  await putPrincipal(store, { kind: 'user', id: known, roles, generation: 0 });
}
