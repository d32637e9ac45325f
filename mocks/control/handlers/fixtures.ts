import { findCredential } from '../../engine/credentials.js';
import { organizationIds } from '../../engine/organizations.js';
import { getPrincipal } from '../../engine/principals.js';
import { quote, refuse } from '../../engine/refusal.js';
import type { World } from '../../engine/world.js';
import { findServiceAccount, findUserByEmail } from '../../identity/accounts.js';
import { type OwnData, readOwnData } from '../../own-data/fixtures.js';
import { knownCompanies, putCompany } from '../../own-data/people.js';
import { putOwnData } from '../../own-data/put.js';
import { populationNow, putAdded, putEdited } from '../../population/edits.js';
import { idAs } from '../../views/ids.js';
import type { ControlHandlers } from '../handler.js';

export const fixtureHandlers = {
  addFixtures: ({ body }, mock) => {
    const world = mock.world();
    return world.store.transact(async (store) => {
      const within = { ...world, store };
      const orgs = await organizationIds(within);
      const read = await readOwnData(body, { orgs, companies: await knownCompanies(within) });
      if ('problems' in read) {
        const [first] = read.problems;
        return refuse('request-invalid', first?.says ?? 'The fixtures cannot be used.');
      }
      const taken = await takenIn(read, within);
      if (taken !== undefined) return refuse('conflict', taken);
      for (const [key, company] of read.companies) await putCompany(store, key, company);
      const population = await populationNow(within);
      for (const person of read.people) {
        const isKnown = population.person(person.id) !== undefined;
        await (isKnown ? putEdited(store, person) : putAdded(store, person));
      }
      await putOwnData(read, within);
      const form = world.profile.reading('record.id-form');
      return {
        people: read.people.map(({ id }) => idAs(form, id)),
        organizations: read.organizations.map(({ id }) => id),
      };
    });
  },
} satisfies Partial<ControlHandlers>;

/** Describes the first account that would replace an existing one; undefined if there is none. */
async function takenIn(
  { users, serviceAccounts, apiKeys }: OwnData,
  world: World,
): Promise<string | undefined> {
  const { store } = world;
  for (const { email } of users) {
    if (await findUserByEmail(store, email)) return `A user with the email ${quote(email)} exists already.`;
  }
  for (const { clientId } of serviceAccounts) {
    if (await findServiceAccount(store, clientId))
      return `A service account ${quote(clientId)} exists already.`;
  }
  for (const { key, id } of apiKeys) {
    if (await findCredential(world, key)) return 'An API key of the same value exists already.';
    if (id !== undefined && (await getPrincipal(store, id)))
      return `An API key with the id ${quote(id)} exists already.`;
  }
  return undefined;
}
