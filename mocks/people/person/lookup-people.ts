import type { Readings } from '../../../generated/questions.js';
import type { Handler } from '../../engine/handler.js';
import type { Profile } from '../../engine/profile.js';
import { isRefusal } from '../../engine/refusal.js';
import { asciiOnly } from '../../engine/serialise.js';
import { populationNow } from '../../population/current.js';
import type { Person } from '../../population/population.js';
import { personShownAs } from '../../present/ids.js';
import { shownOnce } from '../../present/present.js';
import { charge } from '../charge.js';
import { ignoredFields } from '../ignored-fields.js';
import { readSelection } from '../read-selection.js';
import { readIds } from './asked-ids.js';
import { lookupText } from './lookup-text.js';

const orders: Record<Readings['lookup.order'], (people: readonly Person[]) => readonly Person[]> = {
  request: (people) => people,
  any: (people) => [...people].sort((a, b) => ((a.id ?? '') < (b.id ?? '') ? -1 : 1)),
};

/** Looks up to 50K people up by their ids (sections 4.3 and 8). Each is paid like one lookup of find. */
export const lookupPeople: Handler<'lookupPeople'> = async (call, world) => {
  const { profile } = world;
  const show = readSelection(call.body.fields, 'fields', call.waived, world, shownOnce);
  if (isRefusal(show)) return show;
  const read = readIds(call.body.ids, profile, call.waived);
  if (isRefusal(read)) return read;

  const form = profile.reading('record.id-form');
  const population = await populationNow(world);
  const asked = read.ids.map((id) => ({ id, person: personShownAs(form, id, population) }));
  const people = [...new Set(asked.flatMap(({ person }) => person ?? []))];
  const bill = await charge(
    people.map(({ id = '' }) => [id]),
    call,
    world,
  );
  if (isRefusal(bill)) return bill;

  const paid = new Set(people.filter((_, at) => bill.paid[at]));
  const answered = asked.map(({ id, person }) => ({
    id,
    person: person && paid.has(person) ? person : undefined,
  }));
  const found = orders[profile.reading('lookup.order')]([...paid]);
  return {
    status: 200,
    chunks: written(lookupText(profile.reading('lookup.answer'), answered, found, show), profile),
    headers: { ...bill.headers, ...ignoredFields(call.body.fields) },
    credits: bill.charged,
  };
};

function* written(pieces: Iterable<string>, profile: Profile): Iterable<string> {
  const escapes = profile.reading('record.text') === 'escaped';
  for (const piece of pieces) yield escapes ? asciiOnly(piece) : piece;
}
