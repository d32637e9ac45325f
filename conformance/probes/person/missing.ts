import { madeUpIds } from '../../checks/scenarios/people/records/made-up-ids.js';
import { getPerson } from '../../checks/scenarios/people/records/record.js';
import { answered } from '../answers.js';
import { asks } from '../probe.js';
import { wholeRecord } from './whole-record.js';

export const missing = asks('person.missing', {
  requests: 2,
  async ask(t) {
    const { id } = await wholeRecord(t);
    const [nobody = ''] = madeUpIds(id, 1);
    return answered(
      await getPerson(t, nobody),
      'the id of nobody',
      { 404: 'rejected-404', 410: 'rejected-410' },
      ({ response }) => (response.status === 200 && response.json === null ? 'answered-null' : undefined),
    );
  },
});
