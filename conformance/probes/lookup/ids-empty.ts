import { lookUp } from '../../checks/scenarios/people/records/lookup.js';
import { peopleIn } from '../../target/wire/people.js';
import { answered } from '../answers.js';
import { asks } from '../probe.js';
import { fewInOrder } from './few.js';

export const idsEmpty = asks('lookup.ids-empty', {
  requests: 2,
  async ask(t) {
    await fewInOrder(t);
    return answered(await lookUp(t, []), '`ids` []', { 400: 'rejected-400' }, ({ response }) =>
      response.status === 200 && peopleIn(response.json)?.length === 0 ? 'answered-empty' : undefined,
    );
  },
});
