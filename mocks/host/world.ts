import { randomInt } from 'node:crypto';
import type { Role } from '../../spec/contract/resources.js';
import { demo } from '../../spec/demo/demo.js';
import { nothingScheduled, profileOf, type Schedule, type World } from '../engine/handler.js';
import { sendThrough } from '../engine/send.js';
import { sendWithin } from '../events/webhooks.js';
import { Faults } from '../faults/faults.js';
import { hashPassword } from '../identity/accounts.js';
import { beneathAll } from '../intercept/router.js';
import { namedIn } from '../own-data/fixtures.js';
import { putOwnData } from '../own-data/put.js';
import type { Population } from '../population/population.js';
import { seededIds } from '../state/ids.js';
import { memoryStore } from '../state/memory-store.js';
import type { WholeStore } from '../state/store.js';
import { firstWorld, type Names, namesOf } from '../worlds/names.js';
import { type SavedWorld, storeOf } from '../worlds/saved-world.js';
import type { Settings } from './options.js';
import type { Common } from './running-world.js';

/** All roles by name, so that a caller may do everything under both readings of `auth.roles`. */
const everyRole: Role[] = ['viewer', 'editor', 'admin'];

/** Creates a world: three organizations, and credentials that hold every role on two of them; or the saved one. */
export async function createWorld(
  settings: Settings,
  population: Population,
  schedule: Schedule = nothingScheduled,
  saved?: Pick<SavedWorld, 'collections' | 'ids'>,
  { metrics, replica }: Partial<Common> = {},
): Promise<World & { readonly store: WholeStore }> {
  const names = namesOf(settings.world);
  const { org, otherOrg, noCreditOrg } = names;
  const memory = saved === undefined ? memoryStore() : await storeOf(saved.collections);
  const world = {
    orgs: { own: org, other: otherOrg, noCredit: noCreditOrg },
    credits: { [org]: settings.credits, [noCreditOrg]: 0 },
    contract: settings.contract,
    profile: profileOf(settings.readings),
    clock: settings.clock,
    ids: seededIds(
      settings.seed,
      settings.world === firstWorld ? '' : settings.world,
      saved?.ids,
      replica && randomInt(2 ** 47),
    ),
    store: replica ? replica.share(memory) : memory,
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
  await putOwnData(await demoData(names, world), world, userIdOf(names, world));
  if (settings.fixtures !== undefined) await putOwnData(namedIn(settings.world, settings.fixtures), world);
  return world;
}

const yearMs = 365 * 86_400_000;

const userIdOf = ({ username }: Names, { ids }: World): string => ids.named('usr', username);

/** Three organizations, each with a subscription that holds whatever its clock is set to and a trial that ended; and accounts. */
async function demoData(names: Names, world: World): Promise<Parameters<typeof putOwnData>[0]> {
  const { clock, credits, ids } = world;
  const { org, otherOrg, noCreditOrg } = names;
  const yearsAgo = (years: number) => new Date(clock.now() - years * yearMs).toISOString();
  const organization = (id: string, name: string) => {
    const creditsPerPeriod = credits[id] ?? null;
    const trial = {
      product: 'people-data-trial',
      startsAt: yearsAgo(2),
      endsAt: yearsAgo(1),
      creditsPerPeriod,
    };
    return {
      id,
      name,
      subscriptions: [
        { product: 'people-data', creditsPerPeriod },
        { ...trial, id: ids.named('sub', `${id} ${trial.product}`) },
      ],
    };
  };
  const roles = { [org]: everyRole, [noCreditOrg]: everyRole };
  demoPasswordHash ??= hashPassword(demo.password, 'demo');
  const passwordHash = await demoPasswordHash;
  return {
    organizations: [
      organization(org, 'Demo Organization'),
      organization(otherOrg, 'Other Organization'),
      organization(noCreditOrg, 'Organization without Credit'),
    ],
    users: [{ id: userIdOf(names, world), email: names.username, name: 'Demo User', passwordHash, roles }],
    serviceAccounts: [
      { ...names, roles },
      ...names.accounts.map((account) => ({ ...account, roles: { [org]: [account.role] } })),
      { ...names.other, roles: { [otherOrg]: everyRole } },
    ],
    apiKeys: [{ key: names.apiKey, id: ids.named('key', 'demo'), name: 'Demo key', org, roles }],
  };
}

/** Cached, as hashing is slow on purpose; the password is public, and the same in every world. */
let demoPasswordHash: Promise<string> | undefined;
