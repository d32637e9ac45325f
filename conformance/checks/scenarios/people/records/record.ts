import * as fc from 'fast-check';
import { findBody } from '../../../../arbitraries/lookups.js';
import type { CheckContext } from '../../../../scene/check-context.js';
import { isSuccess } from '../../../../scene/recorder.js';
import { scenario } from '../../../../scene/scenario.js';
import type { Scene } from '../../../../scene/scene.js';
import { EndScenario } from '../../../../target/end-scenario.js';
import type { Exchange } from '../../../../target/exchange.js';
import { isAbsent, type JsonObject } from '../../../../target/json.js';
import { textIn } from '../../../../target/wire/members.js';
import { personIn, personWith } from '../../../../target/wire/people.js';
import { viewOf } from '../../../../view/find-view.js';
import { excerpt } from '../../../exchanges/excerpt.js';
import { madeUp } from '../../altered.js';
import { idsOf, shown } from '../chosen.js';
import { lookupOf } from '../lookup-of.js';
import { requireSuccess } from '../require-success.js';
import { differenceBetween } from './difference.js';

type Rule = 'person.get' | 'person.get-equals-find' | 'person.score-only-find' | 'person.get-unknown';

export const getPerson = (context: CheckContext, id: string): Promise<Exchange> =>
  context.call('getPerson', { path: { person_id: id } });

/** A record by the id that find shows (sections 1 and 4.3). */
export const personRecords = scenario({
  id: 'people/record',
  rules: ['person.get', 'person.get-equals-find', 'person.score-only-find', 'person.get-unknown'],
  requests: 6,
  cases: (pool) => fc.record({ people: idsOf(pool, 1, () => true), nobody: madeUp() }),
  async record(t, { people, nobody }) {
    shown(t, people[0], 'at all');
    for (const id of people) {
      t.step(`find shows ${id}`);
      if (!(await judge(id, t))) return;
    }
    t.step('get an id that nobody has');
    const unknown = await getPerson(t, `nobody-${nobody}`);
    const { status, json } = unknown.response;
    const isPerson = isSuccess(unknown) && !isAbsent(personIn(json));
    t.expect('person.get-unknown', unknown).holds(!isPerson && status < 500, {
      at: 'status',
      expected: 'no person, and no 5xx',
      received: status,
    });
  },
});

async function judge(id: string, t: Scene<Rule>): Promise<boolean> {
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
  const isRight = t.soft('person.get', exchange).holds(received === id, { at: 'id', expected: id, received });
  if (!isRight) return false;
  t.soft('person.score-only-find', exchange).holds(isAbsent(record['score']), {
    at: 'score',
    expected: 'no score: nothing was matched',
    received: record['score'],
  });
  await compare(id, record, exchange, t);
  return true;
}

/** What find showed earlier may have changed since: a difference counts where find and get both stand by theirs. */
async function compare(id: string, record: JsonObject, exchange: Exchange, t: Scene<Rule>): Promise<void> {
  const rule = 'person.get-equals-find';
  const before = shown(t, id, `with the id ${id}`);
  const difference = differenceBetween(before, record);
  if (!difference) return void t.soft(rule, exchange).holds(true, { at: '', expected: '', received: null });
  const again = await found(id, t);
  const other = await getPerson(t, id);
  const later = personWith(id, other.response.json);
  const isSteady = again && later && !differenceBetween(before, again) && !differenceBetween(record, later);
  const seen = again && later && differenceBetween(again, later);
  if (!isSteady || !seen) return t.cannot(rule, 'the record changes from one call to the next');
  t.soft(rule, other).holds(false, {
    at: seen.at.replace(/^\./, ''),
    expected: `as find shows it: ${JSON.stringify(excerpt(seen.one))}`,
    received: excerpt(seen.other),
  });
}

async function found(id: string, context: CheckContext): Promise<JsonObject | undefined> {
  const lookup = lookupOf(context.pool, id);
  if (!lookup) return undefined;
  const { records } = viewOf(await context.find(findBody([lookup], 5)));
  return records.person.find(({ value }) => value['id'] === id)?.value;
}
