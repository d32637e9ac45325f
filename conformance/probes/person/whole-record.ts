import { getPerson } from '../../checks/scenarios/people/records/record.js';
import type { JsonObject } from '../../target/json.js';
import { personWith } from '../../target/wire/people.js';
import { bodyOf, undecided } from '../answers.js';
import type { ProbeContext } from '../probe-context.js';

/** The id of somebody, and the record that the target has of them. */
export interface Whole {
  readonly id: string;
  readonly record: JsonObject;
}

/** Somebody's record by their id: where that is answered otherwise, it has not been understood. Once in each round. */
export const wholeRecord = (t: ProbeContext): Promise<Whole> =>
  t.shared('person record', async () => {
    const [id] = t.pool.people.keys();
    if (id === undefined) throw undecided('no find has shown a person with an id');
    const record = personWith(id, bodyOf(await getPerson(t, id)));
    if (record !== undefined) return { id, record };
    throw undecided('getPerson does not answer the record of the person whose id is sent');
  });
