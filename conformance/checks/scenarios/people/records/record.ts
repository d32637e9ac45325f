import * as fc from 'fast-check';
import type { CheckContext } from '../../../../scene/check-context.js';
import { scenario } from '../../../../scene/scenario.js';
import { EndScenario } from '../../../../target/end-scenario.js';
import type { Exchange } from '../../../../target/exchange.js';
import { textIn } from '../../../../target/wire/members.js';
import { personIn } from '../../../../target/wire/people.js';
import { idsOf, shown } from '../chosen.js';
import { requireSuccess } from '../require-success.js';

export const getPerson = (context: CheckContext, id: string): Promise<Exchange> =>
  context.call('getPerson', { path: { person_id: id } });

/** A record by the id that find shows (sections 1 and 4.3). Its content is compared by `agreeing`, for more people. */
export const personRecords = scenario({
  id: 'people/record',
  rules: ['person.get'],
  requests: 1,
  cases: (pool) => fc.record({ people: idsOf(pool, 1) }),
  async record(t, { people: [id = ''] }) {
    shown(t, id);
    t.step(`find shows ${id}`);
    t.step('get that id');
    const exchange = await getPerson(t, id);
    if (!requireSuccess('person.get', exchange, `find shows a person with the id ${id}`, t)) {
      t.body(exchange);
    }
    const record = personIn(exchange.response.json);
    if (!record) {
      throw new EndScenario(
        'skipped',
        'getPerson is answered without a record that has an `id`: map it with --overlay',
      );
    }
    const received = textIn(record, 'id') ?? null;
    t.expect('person.get', exchange).holds(received === id, { at: 'id', expected: id, received });
  },
});
