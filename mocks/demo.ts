import { demo } from '../fixtures/demo.js';
import { sha256, storeCredential } from './engine/credentials.js';
import type { Principal, Role } from './engine/handler.js';
import { profileOf } from './engine/profile.js';
import { putServiceAccount, putUser } from './identity/accounts.js';
import { hashPassword } from './identity/secrets.js';
import type { Settings } from './options.js';
import type { Population } from './population/population.js';
import { seededIds } from './state/ids.js';
import { memoryStore } from './state/memory-store.js';
import type { World } from './world.js';

/** Every role by name, so that a caller may do everything under both readings of `auth.roles`. */
const everyRole: readonly Role[] = ['viewer', 'editor', 'admin'];

/** A fresh world: three organizations, and credentials that hold every role on two of them. */
export async function createWorld(settings: Settings, population: Population): Promise<World> {
  const { org, otherOrg, noCreditOrg } = demo;
  const world: World = {
    orgs: { own: org, other: otherOrg, noCredit: noCreditOrg },
    credits: { [org]: settings.credits, [noCreditOrg]: 0 },
    profile: profileOf(settings.readings),
    clock: settings.clock,
    ids: seededIds(settings.seed),
    store: memoryStore(),
    population,
    mutant: settings.mutant,
  };
  await addCredentials(world);
  return world;
}

async function addCredentials(world: World): Promise<void> {
  const roles = { [demo.org]: everyRole, [demo.noCreditOrg]: everyRole };
  const principal = (kind: Principal['kind'], id: string): Principal => ({ kind, id, roles });
  await putServiceAccount(world, demo.clientId, {
    principal: principal('service-account', demo.clientId),
    secretHash: sha256(demo.clientSecret),
  });
  await putServiceAccount(world, demo.viewerClientId, {
    principal: { ...principal('service-account', demo.viewerClientId), roles: { [demo.org]: ['viewer'] } },
    secretHash: sha256(demo.viewerClientSecret),
  });
  await putUser(world, demo.username, {
    principal: principal('user', world.ids.named('usr', demo.username)),
    passwordHash: await hashPassword(demo.password, world.ids.named('salt', demo.username)),
  });
  const key = principal('api-key', world.ids.named('key', 'demo'));
  await storeCredential(world, demo.apiKey, { principal: key, expiresAtMs: null });
}
