import { lifecycle } from '../../scenarios/lifecycle.js';
import { EndScenario } from '../../target/end-scenario.js';
import { isSameSet, referencesOf } from './contact.js';
import { asKnown, deleteOne, type Known, knownRows, type Named } from './deleting.js';
import { goOn, seeLeft } from './left.js';
import { contactsWhen, imported, newPlace, type Place, shownRows } from './place.js';
import { seeRemoved } from './removed.js';
import { seeNumber } from './views.js';

const rules = [
  'contacts.dup-existing',
  'contacts.delete-by-id',
  'contacts.delete-by-ref',
  'contacts.delete-unknown',
  'contacts.bulk-delete-ids',
  'contacts.bulk-delete-refs',
  'contacts.view-count',
] as const;
type Rule = (typeof rules)[number];

/** The contacts that a ledger should have. */
interface Contacts {
  readonly place: Place<Rule>;
  /** Begins every reference id. */
  readonly tag: string;
  added: number;
  present: readonly Known[];
  /** The contact ids of what was deleted. */
  readonly gone: string[];
}

/** The contacts of one ledger, through whatever happens to them (section 4.3). */
export const contactLife = lifecycle<Contacts, Rule>({
  id: 'contacts/life',
  rules,
  needs: ['token'],
  runs: 4,
  requestsPerRun: 26,
  length: 8,
  async begin(t) {
    const place = await newPlace(t);
    const tag = t.owned.name('contact');
    const present = await knownRows(place, [`${tag}-1`, `${tag}-2`, `${tag}-3`]);
    if (present.length < 3) throw new EndScenario('skipped', 'contacts show no `id`: map it with --overlay');
    return { place, tag, added: present.length, present, gone: [] };
  },
  commands: {
    'add a contact': {
      async run(model) {
        const row = { reference_id: `${model.tag}-${++model.added}`, name: 'Ilmar Osterwell' };
        model.present = asKnown(await shownRows(model.place, [row], referencesIn(model)));
      },
    },
    'add a duplicate': {
      when: isInhabited,
      async run(model, { pick }) {
        const { reference = '' } = pick(model.present) ?? {};
        const { place } = model;
        place.t.step('with a reference_id that is there');
        await imported(place, [{ reference_id: reference, name: 'Zenna Vask' }]);
        const contacts = await contactsWhen(place, (all) =>
          isSameSet(referencesOf(all), referencesIn(model)),
        );
        const isAsBefore = JSON.stringify(asKnown(contacts)) === JSON.stringify(model.present);
        const holds = isAsBefore && contacts.length === model.present.length && !mentions(contacts, 'Zenna');
        const seen = {
          at: 'contacts',
          expected: `${model.present.length} contacts as they were`,
          received: [...referencesOf(contacts)],
        };
        goOn(place.t.soft('contacts.dup-existing').holds(holds, seen));
      },
    },
    'delete by contact id': {
      when: isInhabited,
      run: (model, { pick }) => remove('contacts.delete-by-id', model, pick(model.present), ({ id }) => id),
    },
    'delete by reference id': {
      when: isInhabited,
      run: (model, { pick }) =>
        remove('contacts.delete-by-ref', model, pick(model.present), ({ reference }) => reference),
    },
    'delete what is gone': {
      when: ({ gone }) => gone.length > 0,
      async run({ place, gone }, { pick }) {
        place.t.step('delete one that is gone by its contact id');
        const answer = await deleteOne(place.t, place.ledgerId, pick(gone) ?? '');
        place.t.soft('contacts.delete-unknown', answer).refused('there is no such contact any more');
      },
    },
    'delete some by contact ids': {
      when: isInhabited,
      run: (model, { pick }) =>
        removeSome('contacts.bulk-delete-ids', model, pick(model.present), (some) => ({
          contact_ids: some.map(({ id }) => id),
        })),
    },
    'delete some by reference ids': {
      when: isInhabited,
      run: (model, { pick }) =>
        removeSome('contacts.bulk-delete-refs', model, pick(model.present), (some) => ({
          reference_ids: some.map(({ reference }) => reference),
        })),
    },
    count: { run: ({ place, present }) => seeNumber(place, present.length) },
  },
});

function isInhabited({ present }: Readonly<Contacts>): boolean {
  return present.length > 0;
}

const referencesIn = ({ present }: Contacts) => present.map(({ reference }) => reference);

function mentions(contacts: Awaited<ReturnType<typeof shownRows>>, text: string): boolean {
  return JSON.stringify(contacts).includes(text);
}

async function remove(
  rule: 'contacts.delete-by-id' | 'contacts.delete-by-ref',
  model: Contacts,
  one: Known | undefined,
  nameOf: (one: Known) => string,
): Promise<void> {
  if (!one) return;
  const { place } = model;
  place.t.step(
    `delete ${one.reference} by its ${rule === 'contacts.delete-by-id' ? 'contact id' : 'reference_id'}`,
  );
  const answer = await deleteOne(place.t, place.ledgerId, nameOf(one));
  goOn(place.t.soft(rule, answer).accepted('the contact is there'));
  forget(model, [one]);
  goOn(await seeLeft(rule, place, referencesIn(model), 'that contact is removed, and no other'));
}

/** Removes a contact and the one after it. */
async function removeSome(
  rule: 'contacts.bulk-delete-ids' | 'contacts.bulk-delete-refs',
  model: Contacts,
  first: Known | undefined,
  nameAll: (some: readonly Known[]) => Named,
): Promise<void> {
  if (!first) return;
  const { place, present: before } = model;
  const at = before.indexOf(first);
  const removes = before.slice(at, at + 2);
  const named = nameAll(removes);
  place.t.step(
    `delete ${removes.map(({ reference }) => reference).join(' and ')} by ${Object.keys(named).join()}`,
  );
  const removed = await seeRemoved(rule, place, { named, removes, before });
  goOn(removed !== false);
  if (removed) forget(model, removes);
}

function forget(model: Contacts, removed: readonly Known[]): void {
  model.present = model.present.filter((each) => !removed.includes(each));
  model.gone.push(...removed.map(({ id }) => id));
}
