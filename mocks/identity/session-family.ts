import { deleteCredential, sha256 } from '../engine/credentials.js';
import type { Principal } from '../engine/handler.js';
import type { Store } from '../state/store.js';
import type { World } from '../world.js';
import type { RefreshToken } from './refresh-rotation.js';

/** A sign-in with every refresh token rotated from it, and the access tokens issued along the way. */
export type SessionFamily = {
  readonly principal: Principal;
  readonly ended: boolean;
  /** Keys of the access tokens, which end too when the profile reads `session.revoke-tokens` as immediate. */
  readonly accessTokens: readonly string[];
};

const families = 'session-families';
const tokens = 'refresh-tokens';

/** Starts a family. Returns its id. */
export async function startFamily(principal: Principal, accessToken: string, world: World): Promise<string> {
  const id = world.ids.next('ses');
  await world.store.put<SessionFamily>(families, id, {
    principal,
    ended: false,
    accessTokens: [accessToken],
  });
  return id;
}

export const findFamily = (store: Store, id: string): Promise<SessionFamily | undefined> =>
  store.get<SessionFamily>(families, id);

export async function addAccessToken(family: string, accessToken: string, world: World): Promise<void> {
  await world.store.transact(async (store) => {
    const found = await findFamily(store, family);
    if (!found) return;
    await store.put<SessionFamily>(families, family, {
      ...found,
      accessTokens: [...found.accessTokens, accessToken],
    });
  });
}

/** Ends every refresh token of a family, and its access tokens when the profile says so. */
export async function endFamily(family: string, store: Store, world: World): Promise<void> {
  const found = await findFamily(store, family);
  if (!found) return;
  await store.put<SessionFamily>(families, family, { ...found, ended: true });
  if (world.profile.reading('session.revoke-tokens') === 'at-expiry') return;
  for (const key of found.accessTokens) await deleteCredential({ ...world, store }, key);
}

/** Issues the newest refresh token of a family. */
export async function issueRefreshToken(family: string, store: Store, world: World): Promise<string> {
  const token = world.ids.secret('refresh-token');
  await putRefreshToken(token, { family, rotatedAtMs: null }, store);
  return token;
}

export const findRefreshToken = (store: Store, token: string): Promise<RefreshToken | undefined> =>
  store.get<RefreshToken>(tokens, sha256(token));

export const putRefreshToken = (token: string, value: RefreshToken, store: Store): Promise<void> =>
  store.put(tokens, sha256(token), value);
