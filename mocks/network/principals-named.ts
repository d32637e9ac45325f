import { findCredential } from '../engine/credentials.js';
import { organizationIds } from '../engine/organizations.js';
import { getPrincipal } from '../engine/principals.js';
import { quote } from '../engine/quote.js';
import { type Refusal, refuse } from '../engine/refusal.js';
import type { World } from '../engine/world.js';
import { findUserByEmail } from '../identity/accounts.js';
import { apiKeysOf } from '../identity/api-keys.js';

/** The principals that a credential names, and how it is shown: never as a token. */
export interface Named {
  readonly shown: string;
  readonly ids: ReadonlySet<string>;
}

/** May be a mistyped key or token: names and ids are shorter. */
const maybeSecret = /^pdk_|^.{41}/s;

/** The principals named by a clientId, the username or id of a user, the name or id of an API key, or a token. */
export async function principalsNamed(credential: string, world: World): Promise<Named | Refusal> {
  const { store } = world;
  const principal = await getPrincipal(store, credential);
  if (principal !== undefined) return { shown: credential, ids: new Set([credential]) };
  const user = await findUserByEmail(store, credential);
  if (user !== undefined) return { shown: credential, ids: new Set([user.id]) };
  const keys = (await Promise.all((await organizationIds(world)).map((org) => apiKeysOf(store, org)))).flat();
  const named = keys.filter(({ name }) => name === credential);
  if (named.length > 0) return { shown: credential, ids: new Set(named.map(({ id }) => id)) };
  const token = await findCredential(world, credential);
  if (token !== undefined) return { shown: token.principalId, ids: new Set([token.principalId]) };
  const what = maybeSecret.test(credential) ? `of ${credential.length} characters` : quote(credential);
  const message = `\`credential\` ${what} is nobody's: give a clientId, a username, or the name or id of an API key.`;
  return refuse('request-invalid', message, { field: 'credential' });
}
