import type { Readings } from '../../../generated/questions.js';
import { findCredential, orgIds } from '../../engine/credentials.js';
import type { World } from '../../engine/handler.js';
import { principals } from '../../engine/principals.js';
import { deny, quote } from '../../engine/refusal.js';
import { accounts, findUserByEmail } from '../../identity/accounts.js';
import { runEnrichmentCycle } from '../../ledger/enrichment.js';
import { type OwnData, readOwnData, type WrittenPerson } from '../../own-data/fixtures.js';
import { companies, companyMeant, knownCompanies, personWritten } from '../../own-data/people.js';
import { putOwnData } from '../../own-data/put.js';
import { populationNow, putAdded, putEdited, putRemoved, removeEdited } from '../../population/edits.js';
import type { Company, Job, Person, Population } from '../../population/population.js';
import { opaqueId } from '../../population/random.js';
import { eachInTurn } from '../../state/turns.js';
import { companyIdsShownAs, idAs, personMeantBy, withIdsAs } from '../../views/ids.js';
import { type ControlHandlers, changing } from '../handler.js';
import { careerMeant } from '../people/career.js';
import { edited, type PersonEdit } from '../people/edited.js';
import { checkOrganization } from './organizations.js';

export const peopleHandlers = {
  editPerson: changing<'editPerson'>(({ path, body }, world) => editPerson(path.personId, body, world)),
  retirePerson: changing<'retirePerson'>(({ path }, world) =>
    editPerson(path.personId, { employment_status: 'retired' }, world),
  ),
  readPerson: async ({ path: { personId } }, mock) => {
    const { form, person } = await meantBy(personId, mock.world());
    return withIdsAs(form, known(personId, person));
  },
  searchPeople: async ({ body: { words = '', most = 50 } = {} }, mock) => {
    const world = mock.world();
    const form = world.profile.reading('record.id-form');
    const { people } = await populationNow(world);
    const found = words.trim() === '' ? people : await peopleWith(words, people, form);
    return { people: found.slice(0, most).map((person) => withIdsAs(form, person)), count: found.length };
  },
  removePerson: changing<'removePerson'>(async ({ path: { personId } }, world) => {
    const { person } = await meantBy(personId, world);
    await putRemoved(world.store, known(personId, person).id);
  }),
  restorePerson: changing<'restorePerson'>(async ({ path: { personId } }, world) => {
    const { form, person: now } = await meantBy(personId, world);
    const person = known(personId, personMeantBy(form, personId, world.population) ?? now);
    await removeEdited(world.store, person.id);
  }),
  runEnrichment: async ({ body }, mock) => {
    const world = mock.world();
    const org = body?.org ?? world.orgs.own;
    await checkOrganization(org, world);
    const { timeline } = mock;
    return timeline.inTurn(async () => {
      await timeline.reached();
      const { contacts, changed, notified } = await runEnrichmentCycle(world, org);
      await timeline.delivered();
      return { contacts, changed, notified };
    });
  },
  addPerson: changing<'addPerson'>(async ({ body }, world) => {
    const form = world.profile.reading('record.id-form');
    const population = await populationNow(world);
    const person = await asKept(body, population, world);
    if (body.id !== undefined && personMeantBy(form, body.id, population) !== undefined) {
      const message = `A person ${quote(body.id)} exists already: take another id, or put the record of this one.`;
      deny('conflict', message, { field: 'id' });
    }
    const kept = { ...person, id: unusedId(person.id, population) };
    await putAdded(world.store, kept);
    return withIdsAs(form, kept);
  }),
  putPerson: changing<'putPerson'>(async ({ path: { personId }, body }, world) => {
    const form = world.profile.reading('record.id-form');
    const population = await populationNow(world);
    const before = personMeantBy(form, personId, population);
    const id = before?.id ?? personId;
    if (body.id !== undefined && ![personId, id].includes(body.id)) {
      const message = `\`id\` is ${quote(body.id)}, and the path names ${quote(personId)}: leave it out, or send the same.`;
      deny('request-invalid', message, { field: 'id' });
    }
    const person = await asKept({ ...body, id }, population, world);
    await (before === undefined ? putAdded(world.store, person) : putEdited(world.store, person));
    return withIdsAs(form, person);
  }),
  getCompanies: async (_, mock) => {
    const world = mock.world();
    const form = world.profile.reading('record.id-form');
    const companies = await knownCompanies(world);
    return {
      companies: Object.fromEntries(
        [...companies].map(([key, { id, ...company }]) => [
          key,
          { ...(id === undefined ? {} : { id: idAs(form, id) }), ...company },
        ]),
      ),
    };
  },
  putCompany: changing<'putCompany'>(async ({ path: { companyKey: key }, body }, world) => {
    const form = world.profile.reading('record.id-form');
    const known = await knownCompanies(world);
    const population = await populationNow(world);
    const asked = body.id && (companyIdsShownAs(form, population, known.values()).get(body.id) ?? body.id);
    const id = asked ?? known.get(key)?.id ?? opaqueId('com', `written ${key}`);
    const company = companyMeant({ ...body, id }, known);
    await world.store.put(companies, key, company);
    let people = 0;
    for (const person of population.people) {
      const after = movedInto(company, person);
      if (after === undefined) continue;
      people += 1;
      await putEdited(world.store, after);
    }
    return { company: { ...company, id: idAs(form, id) }, people };
  }),
  addFixtures: changing<'addFixtures'>(async ({ body }, world) => {
    const orgs = await orgIds(world);
    const read = await readOwnData(body, { orgs, companies: await knownCompanies(world) });
    if ('problems' in read) {
      const [first] = read.problems;
      deny('request-invalid', first?.says ?? 'The fixtures cannot be used.');
    }
    await refuseTaken(read, world);
    for (const [key, company] of read.companies) await world.store.put(companies, key, company);
    const population = await populationNow(world);
    for (const person of read.people) {
      const isKnown = population.person(person.id) !== undefined;
      await (isKnown ? putEdited(world.store, person) : putAdded(world.store, person));
    }
    await putOwnData(read, world);
    const form = world.profile.reading('record.id-form');
    return {
      people: read.people.map(({ id }) => idAs(form, id)),
      organizations: read.organizations.map(({ id }) => id),
    };
  }),
} satisfies Partial<ControlHandlers>;

/** Returns the person with an id, the current people, and the form in which the caller sees ids. */
async function meantBy(id: string, world: World) {
  const form = world.profile.reading('record.id-form');
  const population = await populationNow(world);
  return { form, population, person: personMeantBy(form, id, population) };
}

async function editPerson(asked: string, edit: PersonEdit, world: World): Promise<Person> {
  const { form, population, person: found } = await meantBy(asked, world);
  const person = known(asked, found);
  await population.indexed();
  const isCompanyId = (company: Company, id: string) =>
    company.id === id || (company.id !== undefined && idAs(form, company.id) === id);
  const companies = await knownCompanies(world);
  const meant = careerMeant(edit, { population, companies, form });
  const result = edited(person, meant.written, {
    population,
    companies: meant.companies,
    now: world.clock.now(),
    isCompanyId,
    newCompanyId: ({ domain, name }) => world.ids.named('com', domain ?? name ?? ''),
  });
  if (result !== person) await putEdited(world.store, { ...result, id: person.id });
  return withIdsAs(form, result);
}

type Known = Person & { readonly id: string };

function known(asked: string, person: Person | undefined): Known {
  if (person?.id !== undefined) return { ...person, id: person.id };
  deny('not-found', `No person ${quote(asked)}: take an id that \`find\` shows.`);
}

/** Returns the people whose name, id, LinkedIn, title, company or email contain each of the words, ignoring case. */
export async function peopleWith(
  words: string,
  people: Iterable<Person>,
  form: Readings['record.id-form'] = 'prefixed',
): Promise<readonly Person[]> {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const found: Person[] = [];
  await eachInTurn(people, (person) => {
    const { id = '', name, first_name, last_name, linkedin, position } = person;
    const { title, company, email } = position ?? {};
    const own = [idAs(form, id), name, first_name, last_name, linkedin];
    const text = [...own, title, company?.name, company?.domain, email].join('\n').toLowerCase();
    if (wanted.every((word) => text.includes(word))) found.push(person);
  });
  return found;
}

async function asKept(written: WrittenPerson, population: Population, world: World): Promise<Known> {
  const form = world.profile.reading('record.id-form');
  const companies = await knownCompanies(world);
  const meant = careerMeant(written, { population, companies, form });
  return personWritten(meant.written, meant.companies, `number ${population.people.length}`);
}

function unusedId(wanted: string, population: Population): string {
  let id = wanted;
  for (let number = 2; population.person(id) !== undefined; number++)
    id = opaqueId('per', `${wanted} ${number}`);
  return id;
}

/** Returns the person with the updated employer; undefined if the person never worked there. */
function movedInto(company: Company, { id, ...person }: Person): Known | undefined {
  const isThere = (job: Job) => job.company?.id === company.id;
  if (id === undefined || !(person.jobs?.some(isThere) || (person.position && isThere(person.position)))) {
    return undefined;
  }
  const after = (job: Job): Job => (isThere(job) ? { ...job, company } : job);
  const { jobs, position } = person;
  const changed = jobs?.map(after);
  const listed = position === undefined ? -1 : (jobs?.indexOf(position) ?? -1);
  return {
    id,
    ...person,
    ...(changed === undefined ? {} : { jobs: changed }),
    ...(position === undefined ? {} : { position: changed?.[listed] ?? after(position) }),
  };
}

async function refuseTaken({ users, serviceAccounts, apiKeys }: OwnData, world: World): Promise<void> {
  const { store } = world;
  const taken = (what: string) => deny('conflict', `${what} exists already.`);
  for (const { email } of users) {
    if (await findUserByEmail(store, email)) taken(`A user with the email ${quote(email)}`);
  }
  for (const { clientId } of serviceAccounts) {
    if (await store.get(accounts, clientId)) taken(`A service account ${quote(clientId)}`);
  }
  for (const { key, id } of apiKeys) {
    if (await findCredential(world, key)) taken('An API key of the same value');
    if (id !== undefined && (await store.get(principals, id))) taken(`An API key with the id ${quote(id)}`);
  }
}
