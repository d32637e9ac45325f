import { hash } from 'node:crypto';
import { isObject, type JsonObject } from '../state/json.js';
import type { Collection } from '../state/store.js';
import type { Principal, World } from './handler.js';
import { principals } from './principals.js';

/** An access token or API key, stored as a hash only. */
export type Credential = {
  readonly principalId: string;
  /** The generation of its principal when it was issued. */
  readonly generation: number;
  /** Milliseconds since 1970; `null` for a key, which does not expire. */
  readonly expiresAtMs: number | null;
};

const credentials: Collection<Stored> = 'credentials';
/** Hashes of both halves of a credential, which distinguish one that was altered in one place from one that was never issued. */
const halves: Collection<string> = 'credential-halves';

export const sha256 = (text: string): string => hash('sha256', text, 'base64url');

/** The keys of the last tokens: each comes with many calls. */
const lastKeys = new Map<string, string>();
const mostKeys = 1000;

function keyOf(token: string): string {
  const key = lastKeys.get(token) ?? sha256(token);
  if (lastKeys.size >= mostKeys) lastKeys.clear();
  lastKeys.set(token, key);
  return key;
}

/** With the hashes of its halves, which are deleted with it. */
type Stored = Credential & { readonly halves: readonly string[] };

export async function storeCredential(world: World, token: string, credential: Credential): Promise<string> {
  const { store } = world;
  const key = sha256(token);
  const parts = halvesOf(token);
  await store.put(credentials, key, { ...credential, halves: parts });
  for (const half of parts) await store.put(halves, half, key);
  if (credential.expiresAtMs !== null && (await store.count(credentials)) % prunedEvery === 0) {
    await forgetExpired(world);
  }
  return key;
}

export async function deleteCredential({ store }: Pick<World, 'store'>, key: string): Promise<void> {
  const stored = await store.get(credentials, key);
  for (const half of stored?.halves ?? []) await store.delete(halves, half);
  await store.delete(credentials, key);
}

/** Expired credentials are pruned each time that this many more are stored. */
const prunedEvery = 200;
/** How long an expired token is distinguished from one that was never issued. */
const rememberedMs = 3_600_000;

/** Deletes tokens that expired long ago, because a mock may run for weeks. */
async function forgetExpired({ store, clock }: World): Promise<void> {
  const now = clock.now();
  for (const { key, value } of await store.scan(credentials)) {
    const isOld = value.expiresAtMs !== null && value.expiresAtMs + rememberedMs < now;
    if (isOld) await deleteCredential({ store }, key);
  }
}

export function findCredential(world: World, token: string): Promise<Credential | undefined> {
  return world.store.get(credentials, keyOf(token));
}

/** Returns the principal of a credential with its current roles; undefined if the credential or its principal was revoked. */
export async function principalOf(
  world: World,
  credential: Pick<Credential, 'principalId' | 'generation'>,
): Promise<Principal | undefined> {
  const { principalId, generation } = credential;
  if (principalId === anyone) return anybody(world);
  const found = await world.store.get(principals, principalId);
  return found?.generation === generation ? found : undefined;
}

/** Explains why a token that was not found is invalid, and returns the credential that it was derived from. */
export async function explainUnknown(
  world: World,
  token: string,
): Promise<{ why: 'unsigned' | 'tampered' | 'unknown'; from: Credential | undefined }> {
  const from = await resembled(world, token);
  if (isUnsigned(token)) return { why: 'unsigned', from };
  return { why: from ? 'tampered' : 'unknown', from };
}

async function resembled(world: World, token: string): Promise<Credential | undefined> {
  for (const half of halvesOf(token)) {
    const key = await world.store.get(halves, half);
    const credential = key === undefined ? undefined : await world.store.get(credentials, key);
    if (credential) return credential;
  }
  return undefined;
}

/** Below 32 characters a half is too short to identify a credential. */
function halvesOf(token: string): readonly string[] {
  if (token.length < 32) return [];
  const middle = token.length >> 1;
  return [sha256(`first ${token.slice(0, middle)}`), sha256(`last ${token.slice(middle)}`)];
}

function isUnsigned(token: string): boolean {
  const [header, , signature, ...more] = token.split('.');
  if (header === undefined || signature === undefined || more.length > 0) return false;
  if (signature === '') return true;
  try {
    const claims: unknown = JSON.parse(Buffer.from(header, 'base64url').toString());
    return isObject(claims) && typeof claims.alg === 'string' && claims.alg.toLowerCase() === 'none';
  } catch {
    return false;
  }
}

const anyone = 'anybody';

/** The principal to assume if a mutant waives the check that would have identified the caller. */
export function anybody(world: World): Principal {
  const roles = ['viewer', 'editor', 'admin'] as const;
  return {
    kind: 'anonymous',
    id: anyone,
    generation: 0,
    roles: { [world.orgs.own]: roles, [world.orgs.noCredit]: roles },
  };
}

export type StoredOrganization = {
  readonly id: string;
  readonly name: string;
  readonly status: 'active' | 'suspended';
  readonly settings: JsonObject;
  readonly createdAtMs: number;
};

export const organizations: Collection<StoredOrganization> = 'organizations';

type Orgs = Pick<World, 'orgs' | 'store'>;

export async function orgIds({ orgs, store }: Orgs): Promise<readonly string[]> {
  const stored = await store.scan(organizations);
  return [...new Set([...Object.values(orgs), ...stored.map(({ key }) => key)])];
}

export async function isOrg(id: string, { orgs, store }: Orgs): Promise<boolean> {
  return Object.values(orgs).includes(id) || (await store.get(organizations, id)) !== undefined;
}

/** Credit limits that were set since the start, by organization: null means without limit. */
const limits: Collection<number | null> = 'credit-limits';

export async function creditsOf(
  org: string,
  { credits, store }: Pick<World, 'credits' | 'store'>,
): Promise<number | undefined> {
  const decided = await store.get(limits, org);
  return decided === undefined ? credits[org] : (decided ?? undefined);
}

export function putCredits(
  org: string,
  credits: number | undefined,
  { store }: Pick<World, 'store'>,
): Promise<void> {
  return store.put(limits, org, credits ?? null);
}
