import type { Readings } from '../../../generated/questions.js';
import type { Handler } from '../../engine/handler.js';
import type { Profile } from '../../engine/profile.js';
import { isRefusal } from '../../engine/refusal.js';
import { asciiOnly } from '../../engine/serialise.js';
import { populationNow } from '../../population/current.js';
import type { Person } from '../../population/population.js';
import { personShownAs } from '../../present/ids.js';
import { shownOnce } from '../../present/present.js';
import { turns } from '../../state/turns.js';
import { charge } from '../charge.js';
import { ignoredFields } from '../ignored-fields.js';
import { readSelection } from '../read-selection.js';
import { readIds } from './asked-ids.js';
import { type Found, lookupText } from './lookup-text.js';

const orders: Record<Readings['lookup.order'], (found: Found) => Found> = {
  request: (found) => found,
  any: (found) => new Map([...found].sort(([one], [other]) => (one < other ? -1 : 1))),
};

/** Returns up to 50K people by id (sections 4.3 and 8). Each is charged like a lookup of find. */
export const lookupPeople: Handler<'lookupPeople'> = async (call, world) => {
  const { profile } = world;
  const show = readSelection(call.body.fields, 'fields', call.waived, world, shownOnce);
  if (isRefusal(show)) return show;
  const read = readIds(call.body.ids, profile, call.waived);
  if (isRefusal(read)) return read;

  const form = profile.reading('record.id-form');
  const population = await populationNow(world);
  const found = new Map<string, Person>();
  const turn = turns('first');
  for (const id of read.ids) {
    const person = personShownAs(form, id, population);
    if (person !== undefined) found.set(id, person);
    await turn();
  }
  const bill = await charge(
    Array.from(found.values(), ({ id = '' }) => [id]),
    call,
    world,
  );
  if (isRefusal(bill)) return bill;

  const unpaid = [...found.keys()].filter((_, at) => !bill.paid[at]);
  for (const id of unpaid) found.delete(id);
  const ordered = orders[profile.reading('lookup.order')](found);
  return {
    status: 200,
    chunks: written(lookupText(profile.reading('lookup.answer'), read.ids, ordered, show), profile),
    headers: { ...bill.headers, ...ignoredFields(call.body.fields) },
    credits: bill.charged,
  };
};

function* written(pieces: Iterable<string>, profile: Profile): Iterable<string> {
  const escapes = profile.reading('record.text') === 'escaped';
  for (const piece of pieces) yield escapes ? asciiOnly(piece) : piece;
}
