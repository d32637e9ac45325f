import { isRefusal, quote, type Refusal, refuse } from '../../engine/refusal.js';
import type { World } from '../../engine/world.js';
import type { WrittenPerson } from '../../own-data/fixtures.js';
import { companyMeant, knownCompanies, personWritten, putCompany } from '../../own-data/people.js';
import { populationNow, putAdded, putEdited } from '../../population/edits.js';
import type { Company, Job, Person, Population } from '../../population/population.js';
import { opaqueId } from '../../population/random.js';
import type { Store } from '../../state/store.js';
import { companyIdsShownAs, idAs, personMeantBy, withIdsAs } from '../../views/ids.js';
import type { ControlHandlers } from '../handler.js';
import { careerMeant } from '../people/career.js';

type Known = Person & { readonly id: string };

export const ownPeopleHandlers = {
  addPerson: ({ body }, mock) => {
    const world = mock.world();
    const form = world.profile.reading('record.id-form');
    return world.store.transact(async (store) => {
      const population = await populationNow({ ...world, store });
      const person = await asKept(body, population, store, world);
      if (isRefusal(person)) return person;
      if (body.id !== undefined && personMeantBy(form, body.id, population) !== undefined) {
        const message = `A person ${quote(body.id)} exists already: take another id, or put the record of this one.`;
        return refuse('conflict', message, { field: 'id' });
      }
      const kept = { ...person, id: unusedId(person.id, population) };
      await putAdded(store, kept);
      return withIdsAs(form, kept);
    });
  },
  putPerson: ({ path: { personId }, body }, mock) => {
    const world = mock.world();
    const form = world.profile.reading('record.id-form');
    return world.store.transact(async (store) => {
      const population = await populationNow({ ...world, store });
      const before = personMeantBy(form, personId, population);
      const id = before?.id ?? personId;
      if (body.id !== undefined && ![personId, id].includes(body.id)) {
        const message = `\`id\` is ${quote(body.id)}, and the path names ${quote(personId)}: leave it out, or send the same.`;
        return refuse('request-invalid', message, { field: 'id' });
      }
      const person = await asKept({ ...body, id }, population, store, world);
      if (isRefusal(person)) return person;
      await (before === undefined ? putAdded(store, person) : putEdited(store, person));
      return withIdsAs(form, person);
    });
  },
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
  putCompany: ({ path: { companyKey: key }, body }, mock) => {
    const world = mock.world();
    const form = world.profile.reading('record.id-form');
    return world.store.transact(async (store) => {
      const known = await knownCompanies({ ...world, store });
      const population = await populationNow({ ...world, store });
      const asked = body.id && (companyIdsShownAs(form, population, known.values()).get(body.id) ?? body.id);
      const id = asked ?? known.get(key)?.id ?? opaqueId('com', `written ${key}`);
      const company = companyMeant({ ...body, id }, known);
      await putCompany(store, key, company);
      let people = 0;
      for (const person of population.people) {
        const after = movedInto(company, person);
        if (after === undefined) continue;
        people += 1;
        await putEdited(store, after);
      }
      return { company: { ...company, id: idAs(form, id) }, people };
    });
  },
} satisfies Partial<ControlHandlers>;

async function asKept(
  written: WrittenPerson,
  population: Population,
  store: Store,
  world: World,
): Promise<Known | Refusal> {
  const form = world.profile.reading('record.id-form');
  const companies = await knownCompanies({ ...world, store });
  const meant = careerMeant(written, { population, companies, form });
  if (isRefusal(meant)) return meant;
  return personWritten(meant.written, meant.companies, `number ${population.people.length}`);
}

/** Returns the wanted id, or one derived from it if it is taken. */
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
