import { shownMembers } from '../../checks/scenarios/people/records/selection.js';
import { isObject } from '../../target/json.js';
import type { CallInput } from '../../target/wire/call-input.js';
import { personIn, personWith } from '../../target/wire/people.js';
import { bodyOf, undecided } from '../answers.js';
import { asks } from '../probe.js';
import type { ProbeContext } from '../probe-context.js';
import { agrees, otherwise } from '../sighting.js';
import { wholeRecord } from './whole-record.js';

type Written = NonNullable<CallInput['query']>[string];
type Outcome = 'selects both' | 'is refused' | 'selects something else';

export const fieldsSyntax = asks('person.fields-syntax', {
  requests: 4,
  async ask(t) {
    const { id, record } = await wholeRecord(t);
    const [one, other, ...more] = shownMembers(record);
    if (one === undefined || other === undefined || more.length === 0)
      throw undecided('the record of a person has too few members to select some of them');
    const both = [one, other];
    const send = (written: Written) => outcomeOf(t, id, both, written);
    const [comma, repeated] = [await send(both.join(',')), await send(both)];
    const saw = `a list with a comma ${comma}, a repeated parameter ${repeated}`;
    if (repeated === 'selects both') return agrees(comma === 'selects both' ? 'comma' : 'repeated', saw);
    const json = await send(JSON.stringify(both));
    const areRefused = comma === 'is refused' && repeated === 'is refused';
    const sawAll = `${saw}, a JSON array ${json}`;
    return json === 'selects both' && areRefused ? agrees('json', sawAll) : otherwise(sawAll);
  },
});

async function outcomeOf(
  t: ProbeContext,
  id: string,
  fields: readonly string[],
  written: Written,
): Promise<Outcome> {
  const exchange = await t.call('getPerson', { path: { person_id: id }, query: { fields: written } });
  const { json, status } = exchange.response;
  if (status === 400 || status === 422) return 'is refused';
  bodyOf(exchange);
  // The id may be left out like any other member; that of somebody else says that this is another record.
  const record = personIn(json) ? personWith(id, json) : json;
  const shown = isObject(record) ? shownMembers(record) : [];
  return shown.length === fields.length && fields.every((name) => shown.includes(name))
    ? 'selects both'
    : 'selects something else';
}
