import type { Role } from '../../spec/contract/roles.js';
import { demo } from '../../spec/demo/demo.js';
import { putSubscription } from '../billing/subscriptions.js';
import { sha256 } from '../engine/credentials.js';
import { type PrincipalRecord, putPrincipal } from '../engine/principals.js';
import { sendThrough } from '../engine/send.js';
import type { World } from '../engine/world.js';
import { nothingScheduled, profileOf, type Schedule } from '../engine/world.js';
import { sendWithin } from '../events/webhooks.js';
import { Faults } from '../faults/faults.js';
import { putServiceAccount, putUser } from '../identity/accounts.js';
import { addApiKey } from '../identity/api-keys.js';
import { putOrganization } from '../identity/organizations.js';
import { hashPassword } from '../identity/secrets.js';
import { beneathAll } from '../intercept/router.js';
import type { Metrics } from '../metrics/metrics.js';
import { namedIn } from '../own-data/fixtures.js';
import { putOwnData } from '../own-data/put.js';
import type { Population } from '../population/population.js';
import { seededIds } from '../state/ids.js';
import { memoryStore } from '../state/memory-store.js';
import type { WholeStore } from '../state/store.js';
import { firstWorld, type Names, namesOf } from '../worlds/names.js';
import { type SavedWorld, storeOf } from '../worlds/saved-world.js';
import type { Settings } from './options.js';

/** All roles by name, so that a caller may do everything under both readings of `auth.roles`. */
const everyRole: readonly Role[] = ['viewer', 'editor', 'admin'];

/**
 * Creates a world: three organizations, and credentials that hold every role on two of them.
 * @param saved the state to continue from instead
 */
export async function createWorld(
  settings: Settings,
  population: Population,
  schedule: Schedule = nothingScheduled,
  saved?: Pick<SavedWorld, 'collections' | 'ids'>,
  metrics?: Metrics,
): Promise<World & { readonly store: WholeStore }> {
  const names = namesOf(settings.world);
  const { org, otherOrg, noCreditOrg } = names;
  const world = {
    orgs: { own: org, other: otherOrg, noCredit: noCreditOrg },
    credits: { [org]: settings.credits, [noCreditOrg]: 0 },
    contract: settings.contract,
    profile: profileOf(settings.readings),
    clock: settings.clock,
    ids: seededIds(settings.seed, settings.world === firstWorld ? '' : settings.world, saved?.ids),
    store: saved === undefined ? memoryStore() : await storeOf(saved.collections),
    population,
    ...(settings.fixtures === undefined ? {} : { companies: settings.fixtures.companies }),
    hooks: settings.mutant,
    schedule,
    send: settings.send ?? sendWithin(sendThrough(beneathAll), settings.webhookHosts),
    receiverHosts: settings.webhookHosts,
    faults: new Faults(settings.seed, undefined, (on) => metrics?.struck(on)),
    ...(metrics && { metrics }),
  };
  if (saved !== undefined) return world;
  await addOrganizations(world, names);
  await addSubscriptions(world, names);
  await addCredentials(world, names);
  if (settings.fixtures !== undefined) await putOwnData(namedIn(settings.world, settings.fixtures), world);
  return world;
}

async function addOrganizations(
  { store, clock }: World,
  { org, otherOrg, noCreditOrg }: Names,
): Promise<void> {
  const titles = {
    [org]: 'Demo Organization',
    [otherOrg]: 'Other Organization',
    [noCreditOrg]: 'Organization without Credit',
  };
  const settings = { language: 'en', timeZone: 'UTC' };
  for (const [id, name] of Object.entries(titles)) {
    await putOrganization(store, { id, name, status: 'active', settings, createdAtMs: clock.now() });
  }
}

/** Gives each organization a subscription that holds whatever its clock is set to, and a trial that ended a year ago. */
async function addSubscriptions(
  { store, clock, credits, ids }: World,
  { org: own, otherOrg, noCreditOrg }: Names,
): Promise<void> {
  const yearMs = 365 * 86_400_000;
  const nowMs = clock.now();
  for (const org of [own, otherOrg, noCreditOrg]) {
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

async function addCredentials(world: World, names: Names): Promise<void> {
  const everywhere = { [names.org]: everyRole, [names.noCreditOrg]: everyRole };
  const { store, ids, clock } = world;
  const userId = ids.named('usr', names.username);
  const accounts = [
    { ...names, roles: everywhere },
    ...names.accounts.map((account) => ({ ...account, roles: { [names.org]: [account.role] } })),
    { ...names.other, roles: { [names.otherOrg]: everyRole } },
  ];
  for (const { clientId, clientSecret, roles } of accounts) {
    const [org = names.org] = Object.keys(roles);
    await putServiceAccount(store, clientId, {
      org,
      name: clientId,
      secretHash: sha256(clientSecret),
      createdBy: userId,
      createdAtMs: clock.now(),
    });
    await addPrincipal(world, 'service-account', clientId, roles);
  }
  demoPasswordHash ??= hashPassword(demo.password, 'demo');
  await putUser(store, {
    id: userId,
    email: names.username,
    name: 'Demo User',
    passwordHash: await demoPasswordHash,
    status: 'active',
    createdAtMs: clock.now(),
  });
  await addPrincipal(world, 'user', userId, everywhere);
  const key = { id: ids.named('key', 'demo'), name: 'Demo key', description: '', roles: everywhere };
  await addApiKey(names.org, names.apiKey, key, world);
}

/** Cached, as hashing is slow on purpose; the password is public, and the same in every world. */
let demoPasswordHash: Promise<string> | undefined;

function addPrincipal(
  { store }: World,
  kind: PrincipalRecord['kind'],
  id: string,
  roles: PrincipalRecord['roles'],
): Promise<void> {
  return putPrincipal(store, { kind, id, roles, generation: 0 });
}
