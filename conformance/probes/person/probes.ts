import { getPerson } from '../../checks/scenarios/people/records/by-id.js';
import { shownMembers } from '../../checks/scenarios/people/records/fields.js';
import { madeUpIds } from '../../checks/scenarios/people/records/made-up-ids.js';
import { isObject } from '../../target/json.js';
import { personIn, personWith } from '../../target/wire/people.js';
import { answered, bodyOf, demand } from '../answers.js';
import { asksOf, experiment, type Probes } from '../probe.js';
import { peopleCall, requiredRole } from '../roles.js';

/** A person's record by id. Ends the probe if the answer is not that person. */
const wholeRecord = experiment('person record', { requests: 1 }, async (t) => {
  const [id] = t.pool.people.keys();
  demand(id !== undefined, 'no find has shown a person with an id');
  const record = personWith(id, bodyOf(await getPerson(t, id)));
  demand(record !== undefined, 'getPerson does not answer the record of the person whose id is sent');
  return { id, record };
});

export const personProbes: Probes<'person'> = {
  'person.fields-syntax': asksOf('person.fields-syntax', wholeRecord, {
    requests: 3,
    async ask({ id, record }, t) {
      const [one, other, ...more] = shownMembers(record);
      demand(
        one !== undefined && other !== undefined && more.length !== 0,
        'the record of a person has too few members to select some of them',
      );
      const both = [one, other];
      const send = async (fields: string | string[]) => {
        const exchange = await t.call('getPerson', { path: { person_id: id }, query: { fields } });
        const { json, status } = exchange.response;
        if (status === 400 || status === 422) return 'is refused';
        bodyOf(exchange);
        // The id may be left out like any other member; another id means that this is the record of another person.
        const selected = personIn(json) ? personWith(id, json) : json;
        const shown = isObject(selected) ? shownMembers(selected) : [];
        const areBoth = shown.length === both.length && both.every((name) => shown.includes(name));
        return areBoth ? 'selects both' : 'selects something else';
      };
      const [comma, repeated] = [await send(both.join(',')), await send(both)];
      if (repeated === 'selects both') return comma === 'selects both' ? 'comma' : 'repeated';
      const json = await send(JSON.stringify(both));
      const areRefused = comma === 'is refused' && repeated === 'is refused';
      return json === 'selects both' && areRefused ? 'json' : undefined;
    },
  }),
  'person.missing': asksOf('person.missing', wholeRecord, {
    requests: 1,
    async ask({ id }, t) {
      const [nobody = ''] = madeUpIds(id, 1);
      return answered(
        await getPerson(t, nobody),
        'the id of nobody',
        { 404: 'rejected-404', 410: 'rejected-410' },
        ({ response }) => (response.status === 200 && response.json === null ? 'answered-null' : undefined),
      );
    },
  }),
  'person.role': requiredRole('person.role', [peopleCall('getPerson')]),
};
