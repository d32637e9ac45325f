import type { Role } from '../spec/contract/roles.js';
import { demo } from '../spec/demo/demo.js';
import { putSubscription } from './billing/subscriptions.js';
import { sha256 } from './engine/credentials.js';
import { type PrincipalRecord, putPrincipal } from './engine/principals.js';
import { profileOf } from './engine/profile.js';
import { nothingScheduled, type Schedule } from './engine/schedule.js';
import { send } from './engine/send.js';
import type { World } from './engine/world.js';
import { putServiceAccount, putUser } from './identity/accounts.js';
import { addApiKey } from './identity/api-keys/keys.js';
import { putOrganization } from './identity/organization/organizations.js';
import { hashPassword } from './identity/secrets.js';
import type { Settings } from './options.js';
import type { Population } from './population/population.js';
import { seededIds } from './state/ids.js';
import { memoryStore } from './state/memory-store.js';

/** Every role by name, so that a caller may do everything under both readings of `auth.roles`. */
const everyRole: readonly Role[] = ['viewer', 'editor', 'admin'];
const everywhere = { [demo.org]: everyRole, [demo.noCreditOrg]: everyRole };

/** A fresh world: three organizations, and credentials that hold every role on two of them. */
export async function createWorld(
  settings: Settings,
  population: Population,
  schedule: Schedule = nothingScheduled,
): Promise<World> {
  const { org, otherOrg, noCreditOrg } = demo;
  const world: World = {
    orgs: { own: org, other: otherOrg, noCredit: noCreditOrg },
    credits: { [org]: settings.credits, [noCreditOrg]: 0 },
    contract: settings.contract,
    profile: profileOf(settings.readings),
    clock: settings.clock,
    ids: seededIds(settings.seed),
    store: memoryStore(),
    population,
    hooks: settings.mutant,
    schedule,
    send: settings.send ?? send,
  };
  await addOrganizations(world);
  await addSubscriptions(world);
  await addCredentials(world);
  return world;
}

async function addOrganizations({ store, clock }: World): Promise<void> {
  const names = {
    [demo.org]: 'Demo Organization',
    [demo.otherOrg]: 'Other Organization',
    [demo.noCreditOrg]: 'Organization without Credit',
  };
  const settings = { language: 'en', timeZone: 'UTC' };
  for (const [id, name] of Object.entries(names)) {
    await putOrganization(store, { id, name, status: 'active', settings, createdAtMs: clock.now() });
  }
}

/** Each organization subscribes wherever its clock is put, and had a trial a year before it was added. */
async function addSubscriptions({ store, clock, credits, ids }: World): Promise<void> {
  const yearMs = 365 * 86_400_000;
  const nowMs = clock.now();
  for (const org of [demo.org, demo.otherOrg, demo.noCreditOrg]) {
    const add = (product: string, startsAtMs: number, endsAtMs: number | null) =>
      putSubscription(store, org, {
        id: ids.named('sub', `${org} ${product}`),
        product,
        startsAtMs,
        endsAtMs,
        creditsPerPeriod: credits[org] ?? null,
      });
    await add('people-data', 0, null);
    await add('people-data-trial', nowMs - 2 * yearMs, nowMs - yearMs);
  }
}

async function addCredentials(world: World): Promise<void> {
  await addServiceAccount(world, demo.clientId, demo.clientSecret, everywhere);
  for (const { clientId, clientSecret, role } of demo.accounts) {
    await addServiceAccount(world, clientId, clientSecret, { [demo.org]: [role] });
  }
  await addServiceAccount(world, demo.other.clientId, demo.other.clientSecret, {
    [demo.otherOrg]: everyRole,
  });
  const { store } = world;
  const userId = world.ids.named('usr', demo.username);
  await putUser(store, {
    id: userId,
    email: demo.username,
    name: 'Demo User',
    passwordHash: await hashPassword(demo.password, world.ids.named('salt', demo.username)),
    status: 'active',
    createdAtMs: world.clock.now(),
  });
  await addPrincipal(world, 'user', userId, everywhere);
  const key = { id: world.ids.named('key', 'demo'), name: 'Demo key', description: '', roles: everywhere };
  await addApiKey(demo.org, demo.apiKey, key, world);
}

async function addServiceAccount(
  world: World,
  clientId: string,
  secret: string,
  roles: PrincipalRecord['roles'],
): Promise<void> {
  const [org = demo.org] = Object.keys(roles);
  await putServiceAccount(world.store, clientId, {
    org,
    name: clientId,
    secretHash: sha256(secret),
    createdBy: world.ids.named('usr', demo.username),
    createdAtMs: world.clock.now(),
  });
  await addPrincipal(world, 'service-account', clientId, roles);
}

function addPrincipal(
  { store }: World,
  kind: PrincipalRecord['kind'],
  id: string,
  roles: PrincipalRecord['roles'],
): Promise<void> {
  return putPrincipal(store, { kind, id, roles, generation: 0 });
}
