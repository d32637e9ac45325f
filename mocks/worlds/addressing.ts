import { readAuthorization } from '../engine/authorization.js';
import { findCredential } from '../engine/credentials.js';
import type { Inbound } from '../engine/dispatch.js';
import { withBody } from '../engine/with-body.js';
import type { World } from '../engine/world.js';
import { findServiceAccount, findUserByEmail } from '../identity/accounts.js';
import { findRefreshToken } from '../identity/sessions.js';
import { isObject } from '../state/json.js';

/** The header that names a world. */
export const worldHeader = 'x-world';

/** A world that calls can address by its names and credentials. */
export interface Addressed {
  world(): World;
}

/** Finds the world that a call addresses. */
export interface Addressing<W extends Addressed> {
  /**
   * Returns the world whose organization is in the path, otherwise the one that knows the credential; `undefined` if none does.
   */
  find(inbound: Inbound): Promise<{ readonly world: W | undefined; readonly inbound: Inbound }>;
  /** Must be called after the set of worlds has changed. */
  changed(): void;
}

/** The maximum number of cached credentials; beyond it, they are looked up in the worlds again. */
const rememberedMost = 10_000;
/** A larger body is not a sign-in. */
const longestSignIn = 1_048_576;

/** @param worlds all worlds; the first of two that know the same credential is used */
export function createAddressing<W extends Addressed>(worlds: () => Iterable<W>): Addressing<W> {
  const remembered = new Map<string, W>();
  let orgs: ReadonlyMap<string, W> | undefined;
  const byOrg = (path: string): W | undefined => {
    orgs ??= ownersOf(worlds());
    for (const segment of path.split('/')) {
      const world = orgs.get(segment);
      if (world) return world;
    }
    return undefined;
  };
  const byCredential = async (credential: string): Promise<W | undefined> => {
    const known = remembered.get(credential);
    if (known) return known;
    for (const world of worlds()) {
      if (!(await knows(world.world(), credential))) continue;
      if (remembered.size >= rememberedMost) remembered.clear();
      remembered.set(credential, world);
      return world;
    }
    return undefined;
  };
  return {
    async find(inbound) {
      const [path = ''] = inbound.target.split('?', 1);
      const named = byOrg(path);
      if (named) return { world: named, inbound };
      for (const credential of credentialsIn(inbound)) {
        const world = await byCredential(credential);
        if (world) return { world, inbound };
      }
      if (inbound.method !== 'POST') return { world: undefined, inbound };
      // A sign-in has its credential in the body, which can be read only once.
      const text = await inbound.text(longestSignIn);
      const again = withBody(inbound, async (limitBytes) =>
        text !== undefined && Buffer.byteLength(text) <= limitBytes ? text : undefined,
      );
      for (const credential of textsIn(text ?? '')) {
        const world = await byCredential(credential);
        if (world) return { world, inbound: again };
      }
      return { world: undefined, inbound: again };
    },
    changed() {
      orgs = undefined;
      remembered.clear();
    },
  };
}

/** Maps each organization to its first world: a fork has the same organizations as its origin. */
function ownersOf<W extends Addressed>(worlds: Iterable<W>): ReadonlyMap<string, W> {
  const owners = new Map<string, W>();
  for (const world of worlds) {
    for (const org of Object.values(world.world().orgs)) if (!owners.has(org)) owners.set(org, world);
  }
  return owners;
}

/** Whether a world knows a token, a key, a client id or the email of a user. */
async function knows(world: World, credential: string): Promise<boolean> {
  const { store } = world;
  return (
    (await findCredential(world, credential)) !== undefined ||
    (await findRefreshToken(store, credential)) !== undefined ||
    (await findServiceAccount(store, credential)) !== undefined ||
    (await findUserByEmail(store, credential)) !== undefined
  );
}

/** Returns the credentials that a call may have outside of its body. */
function credentialsIn(inbound: Inbound): readonly string[] {
  const { token } = readAuthorization(inbound.header('authorization'));
  const key = inbound.header('x-api-key') ?? '';
  const inQuery = new URLSearchParams(inbound.target.split('?')[1]).get('access_token') ?? '';
  const cookies = (inbound.header('cookie') ?? '')
    .split(';')
    .map((pair) => pair.slice(pair.indexOf('=') + 1).trim());
  return [token, key, inQuery, ...cookies].filter((text) => text !== '');
}

/** Returns the strings in a body that is JSON or a form. */
function textsIn(body: string): readonly string[] {
  try {
    const json: unknown = JSON.parse(body);
    return isObject(json) ? Object.values(json).filter((value) => typeof value === 'string') : [];
  } catch {
    return [...new URLSearchParams(body).values()];
  }
}
