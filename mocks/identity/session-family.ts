import { deleteCredential, sha256 } from '../engine/credentials.js';
import type { Principal } from '../engine/handler.js';
import type { World } from '../engine/world.js';
import type { Store } from '../state/store.js';
import type { RefreshToken } from './refresh-rotation.js';

/** A session: every refresh token rotated since a sign-in, and the access tokens issued along the way. */
export type SessionFamily = {
  readonly principalId: string;
  /** The generation of the principal at sign-in: a later one ends the family. */
  readonly generation: number;
  readonly ended: boolean;
  /** Keys of the access tokens, which also end if the profile reads `session.revoke-tokens` as immediate. */
  readonly accessTokens: readonly string[];
};

const families = 'session-families';
const tokens = 'refresh-tokens';

/** Starts a family. Returns its id. */
export async function startFamily(principal: Principal, accessToken: string, world: World): Promise<string> {
  const id = world.ids.next('ses');
  await world.store.put<SessionFamily>(families, id, {
    principalId: principal.id,
    generation: principal.generation,
    ended: false,
    accessTokens: [accessToken],
  });
  return id;
}

export const findFamily = (store: Store, id: string): Promise<SessionFamily | undefined> =>
  store.get<SessionFamily>(families, id);

/** Returns the ids of the families of a principal that have not ended. */
export async function familiesOf(store: Store, principalId: string): Promise<readonly string[]> {
  const all = await store.scan<SessionFamily>(families);
  return all.filter(({ value }) => value.principalId === principalId && !value.ended).map(({ key }) => key);
}

/** Adds an access token to a family. The token ends at once if the family ended while it was issued. */
export async function addAccessToken(family: string, accessToken: string, world: World): Promise<void> {
  await world.store.transact(async (store) => {
    const found = await findFamily(store, family);
    if (!found) return;
    if (found.ended) return endTokens([accessToken], store, world);
    await store.put<SessionFamily>(families, family, {
      ...found,
      accessTokens: [...found.accessTokens, accessToken],
    });
  });
}

/** Ends every refresh token of a family, and its access tokens if the profile says so. */
export async function endFamily(family: string, store: Store, world: World): Promise<void> {
  const found = await findFamily(store, family);
  if (!found) return;
  await store.put<SessionFamily>(families, family, { ...found, ended: true });
  await endTokens(found.accessTokens, store, world);
}

async function endTokens(keys: readonly string[], store: Store, world: World): Promise<void> {
  if (world.profile.reading('session.revoke-tokens') === 'at-expiry') return;
  for (const key of keys) await deleteCredential({ ...world, store }, key);
}

/** Issues the newest refresh token of a family. */
export async function issueRefreshToken(family: string, store: Store, world: World): Promise<string> {
  const token = world.ids.secret('refresh-token');
  await putRefreshToken(token, { family, issuedAtMs: world.clock.now(), rotatedAtMs: null }, store);
  return token;
}

export const findRefreshToken = (store: Store, token: string): Promise<RefreshToken | undefined> =>
  store.get<RefreshToken>(tokens, sha256(token));

export const putRefreshToken = (token: string, value: RefreshToken, store: Store): Promise<void> =>
  store.put(tokens, sha256(token), value);
