import type { Role } from '../../spec/contract/resources.js';
import { demo } from '../../spec/demo/demo.js';
import { nothingScheduled, profileOf, type Schedule, type World } from '../engine/handler.js';
import { sendThrough } from '../engine/send.js';
import { sendWithin } from '../events/webhooks.js';
import { Faults } from '../faults/faults.js';
import { hashPassword } from '../identity/secrets.js';
import { beneathAll } from '../intercept/router.js';
import type { Metrics } from '../metrics/metrics.js';
import { namedIn } from '../own-data/fixtures.js';
import {
  putApiKeyWritten,
  putOrganizationWritten,
  putOwnData,
  putServiceAccountWritten,
  putUserWritten,
} from '../own-data/put.js';
import type { Population } from '../population/population.js';
import { seededIds } from '../state/ids.js';
import { memoryStore } from '../state/memory-store.js';
import type { WholeStore } from '../state/store.js';
import { firstWorld, type Names, namesOf } from '../worlds/names.js';
import { type SavedWorld, storeOf } from '../worlds/saved-world.js';
import type { Settings } from './options.js';

/** All roles by name, so that a caller may do everything under both readings of `auth.roles`. */
const everyRole: Role[] = ['viewer', 'editor', 'admin'];

/** Creates a world: three organizations, and credentials that hold every role on two of them; or the saved one. */
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
  await addCredentials(world, names);
  if (settings.fixtures !== undefined) await putOwnData(namedIn(settings.world, settings.fixtures), world);
  return world;
}

const yearMs = 365 * 86_400_000;

/** Each organization has a subscription that holds whatever its clock is set to, and a trial that ended a year ago. */
async function addOrganizations(world: World, { org, otherOrg, noCreditOrg }: Names): Promise<void> {
  const { clock, credits, ids } = world;
  const yearsAgo = (years: number) => new Date(clock.now() - years * yearMs).toISOString();
  for (const [id, name] of [
    [org, 'Demo Organization'],
    [otherOrg, 'Other Organization'],
    [noCreditOrg, 'Organization without Credit'],
  ] as const) {
    const creditsPerPeriod = credits[id] ?? null;
    const trial = { product: 'people-data-trial', startsAt: yearsAgo(2), endsAt: yearsAgo(1) };
    const subscriptions = [
      { product: 'people-data', creditsPerPeriod },
      { ...trial, id: ids.named('sub', `${id} ${trial.product}`), creditsPerPeriod },
    ];
    await putOrganizationWritten({ id, name, subscriptions }, world);
  }
}

async function addCredentials(world: World, names: Names): Promise<void> {
  const roles = { [names.org]: everyRole, [names.noCreditOrg]: everyRole };
  const userId = world.ids.named('usr', names.username);
  const accounts = [
    { ...names, roles },
    ...names.accounts.map((account) => ({ ...account, roles: { [names.org]: [account.role] } })),
    { ...names.other, roles: { [names.otherOrg]: everyRole } },
  ];
  for (const account of accounts) await putServiceAccountWritten(account, world, userId);
  demoPasswordHash ??= hashPassword(demo.password, 'demo');
  const passwordHash = await demoPasswordHash;
  await putUserWritten({ id: userId, email: names.username, name: 'Demo User', passwordHash, roles }, world);
  const id = world.ids.named('key', 'demo');
  await putApiKeyWritten({ key: names.apiKey, id, name: 'Demo key', org: names.org, roles }, world);
}

/** Cached, as hashing is slow on purpose; the password is public, and the same in every world. */
let demoPasswordHash: Promise<string> | undefined;
