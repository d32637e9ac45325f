import type { Handler } from '../../engine/handler.js';
import { quote } from '../../engine/quote.js';
import { isRefusal, refuse } from '../../engine/refusal.js';
import { populationNow } from '../../population/current.js';
import { personShownAs } from '../../present/ids.js';
import type { JsonObject } from '../../state/json.js';
import { charge } from '../charge.js';
import { ignoredFields } from '../ignored-fields.js';
import { readSelection } from '../read-selection.js';
import { namedFields } from './named-fields.js';

/** The contract's types describe the default profile, whose bodies are never null. */
const nobody = null as unknown as JsonObject;

/** Returns a person record by id (section 4.3). */
export const getPerson: Handler<'getPerson'> = async (call, world) => {
  const { profile } = world;
  const paths = namedFields(call.query.fields);
  const show = readSelection(paths, 'fields', call.waived, world);
  if (isRefusal(show)) return show;

  const { person_id: id } = call.path;
  const person = personShownAs(profile.reading('record.id-form'), id, await populationNow(world));
  if (person === undefined) {
    if (profile.reading('person.missing') === 'answered-null') return { status: 200, body: nobody };
    return refuse('person-missing', `No person ${quote(id)}: take ids from find, search or verify.`);
  }
  const bill = await charge([[person.id ?? id]], call, world);
  if (isRefusal(bill)) return bill;
  const headers = { ...bill.headers, ...ignoredFields(paths) };
  if (bill.paid[0]) return { status: 200, body: show(person), headers, credits: bill.charged };
  return refuse('out-of-credit', 'No credit is left for this person. Wait for the next calendar month.', {
    headers: bill.headers,
  });
};
