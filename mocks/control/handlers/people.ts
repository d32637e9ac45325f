import type { Readings } from '../../../generated/questions.js';
import { deny, quote } from '../../engine/refusal.js';
import type { World } from '../../engine/world.js';
import { runEnrichmentCycle } from '../../ledger/enrichment.js';
import { knownCompanies } from '../../own-data/people.js';
import { populationNow, putEdited, putRemoved, removeEdited } from '../../population/edits.js';
import type { Company, Person } from '../../population/population.js';
import { idAs, personMeantBy, withIdsAs } from '../../views/ids.js';
import { type ControlHandlers, changing } from '../handler.js';
import { careerMeant } from '../people/career.js';
import { edited, lookedUpFor, type PersonEdit } from '../people/edited.js';
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
    const found = peopleWith(words, people, form);
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
  await population.indexed(lookedUpFor(edit));
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

function known(asked: string, person: Person | undefined): Person & { readonly id: string } {
  if (person?.id !== undefined) return { ...person, id: person.id };
  deny('not-found', `No person ${quote(asked)}: take an id that \`find\` shows.`);
}

/** Returns the people whose name, id, LinkedIn, title, company or email contain each of the words, ignoring case. */
export function peopleWith(
  words: string,
  people: readonly Person[],
  form: Readings['record.id-form'] = 'prefixed',
): readonly Person[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return people;
  return people.filter(({ id = '', name, first_name, last_name, linkedin, position }) => {
    const { title, company, email } = position ?? {};
    const parts = [
      idAs(form, id),
      name,
      first_name,
      last_name,
      linkedin,
      title,
      company?.name,
      company?.domain,
      email,
    ];
    const text = parts.join('\n').toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
