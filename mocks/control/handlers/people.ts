import { isOrganization } from '../../engine/organizations.js';
import { quote } from '../../engine/quote.js';
import { isRefusal, type Refusal, refuse } from '../../engine/refusal.js';
import type { World } from '../../engine/world.js';
import { runEnrichmentCycle } from '../../ledger/enrichment/cycle.js';
import { populationNow } from '../../population/current.js';
import { putEdited, removeEdited } from '../../population/edits/edited-people.js';
import type { Person } from '../../population/population.js';
import { idAs, personMeantBy, withIdsAs } from '../../present/ids.js';
import type { ControlHandlers } from '../handler.js';
import { noOrganization } from '../no-organization.js';
import { edited, lookedUpFor } from '../people/edited.js';
import type { PersonEdit } from '../people/person-edit.js';

export const peopleHandlers = {
  editPerson: async ({ path, body }, mock) => editPerson(path.personId, body, mock.world()),
  restorePerson: async ({ path: { personId } }, mock) => {
    const world = mock.world();
    // Edits make nobody: whoever there is was there from the start.
    const person = personMeantBy(world.profile.reading('record.id-form'), personId, world.population);
    if (person?.id === undefined) return noPerson(personId);
    const { id } = person;
    await world.store.transact((store) => removeEdited(store, id));
    return undefined;
  },
  runEnrichment: async ({ body }, mock) => {
    const world = mock.world();
    const org = body?.org ?? world.orgs.own;
    if (!(await isOrganization(org, world))) return noOrganization(org, world);
    const { timeline } = mock;
    return timeline.inTurn(async () => {
      await timeline.reached();
      const { contacts, changed, notified } = await runEnrichmentCycle(world, org);
      await timeline.delivered();
      return { contacts, changed, notified };
    });
  },
} satisfies Partial<ControlHandlers>;

function editPerson(asked: string, edit: PersonEdit, world: World): Promise<Person | Refusal> {
  const { clock, ids, profile } = world;
  const form = profile.reading('record.id-form');
  return world.store.transact(async (store) => {
    const population = await populationNow({ ...world, store });
    const person = personMeantBy(form, asked, population);
    if (person?.id === undefined) return noPerson(asked);
    await population.indexed(lookedUpFor(edit));
    const result = edited(person, edit, {
      population,
      now: clock.now(),
      isCompanyId: (company, id) =>
        company.id === id || (company.id !== undefined && idAs(form, company.id) === id),
      newCompanyId: ({ domain, name }) => ids.named('com', domain ?? name ?? ''),
    });
    if (isRefusal(result)) return result;
    if (result !== person) await putEdited(store, { ...result, id: person.id });
    return withIdsAs(form, result);
  });
}

function noPerson(id: string): Refusal {
  return refuse('not-found', `No person ${quote(id)}: take an id that \`find\` shows.`);
}
