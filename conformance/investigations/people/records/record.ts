import * as fc from 'fast-check';
import { findBody } from '../../../arbitraries/lookups.js';
import { excerpt } from '../../../rules/excerpt.js';
import { sightOf } from '../../../rules/sight.js';
import type { Lab } from '../../../run/lab.js';
import { Leave } from '../../../run/leave.js';
import { isSuccess, type Teller } from '../../../story/teller.js';
import type { Exchange } from '../../../target/exchange.js';
import { isAbsent, type JsonObject } from '../../../target/json.js';
import { textIn } from '../../../wire/members.js';
import { personIn, personWith } from '../../../wire/people.js';
import { madeUp } from '../../made-up.js';
import { drawn, idsOf, shown } from '../drawn.js';
import { granted } from '../granted.js';
import { lookupOf } from '../lookup-of.js';
import { differenceBetween } from './difference.js';

type Rule = 'person.get' | 'person.get-equals-find' | 'person.score-only-find' | 'person.get-unknown';

export const getPerson = (lab: Lab, id: string): Promise<Exchange> =>
  lab.call('getPerson', { path: { person_id: id } });

/** A record by the id that find shows (sections 1 and 4.3). */
export const personRecords = drawn({
  id: 'people/record',
  rules: ['person.get', 'person.get-equals-find', 'person.score-only-find', 'person.get-unknown'],
  needs: ['token'],
  requests: 6,
  cases: (pool) => fc.record({ people: idsOf(pool, 2, () => true), nobody: madeUp() }),
  async tell({ people, nobody }, teller, lab) {
    shown(lab, people[0], 'at all');
    for (const id of people) {
      teller.step(`find shows ${id}`);
      if (!(await judge(id, teller, lab))) return;
    }
    teller.step('get an id that nobody has');
    const unknown = await getPerson(lab, `nobody-${nobody}`);
    const { status, json } = unknown.response;
    const isPerson = isSuccess(unknown) && !isAbsent(personIn(json));
    teller.see(
      'person.get-unknown',
      !isPerson && status < 500,
      () => ({ at: 'status', expected: 'no person, and no 5xx', received: status }),
      unknown,
    );
  },
});

async function judge(id: string, teller: Teller<Rule>, lab: Lab): Promise<boolean> {
  teller.step('get that id');
  const exchange = await getPerson(lab, id);
  if (!granted('person.get', exchange, `find shows a person with the id ${id}`, teller)) {
    teller.body(exchange);
  }
  const record = personIn(exchange.response.json);
  if (!record) {
    throw new Leave(
      'skipped',
      'getPerson is answered without a record that has an `id`: map it with --overlay',
    );
  }
  const received = textIn(record, 'id') ?? null;
  const isRight = teller.see(
    'person.get',
    received === id,
    () => ({ at: 'id', expected: id, received }),
    exchange,
  );
  if (!isRight) return false;
  teller.see(
    'person.score-only-find',
    isAbsent(record['score']),
    () => ({ at: 'score', expected: 'no score: nothing was matched', received: record['score'] }),
    exchange,
  );
  await compare(id, record, exchange, teller, lab);
  return true;
}

/** What find showed earlier may have changed since: a difference counts where find and get both stand by theirs. */
async function compare(
  id: string,
  record: JsonObject,
  exchange: Exchange,
  teller: Teller<Rule>,
  lab: Lab,
): Promise<void> {
  const rule = 'person.get-equals-find';
  const before = shown(lab, id, `with the id ${id}`);
  const difference = differenceBetween(before, record);
  if (!difference)
    return void teller.see(rule, true, () => ({ at: '', expected: '', received: null }), exchange);
  const again = await found(id, lab);
  const other = await getPerson(lab, id);
  const later = personWith(id, other.response.json);
  const isSteady = again && later && !differenceBetween(before, again) && !differenceBetween(record, later);
  const seen = again && later && differenceBetween(again, later);
  if (!isSteady || !seen) return teller.cannot(rule, 'the record changes from one call to the next');
  teller.see(
    rule,
    false,
    () => ({
      at: seen.at.replace(/^\./, ''),
      expected: `as find shows it: ${JSON.stringify(excerpt(seen.one))}`,
      received: excerpt(seen.other),
    }),
    other,
  );
}

async function found(id: string, lab: Lab): Promise<JsonObject | undefined> {
  const lookup = lookupOf(lab.pool, id);
  if (!lookup) return undefined;
  const { people } = sightOf(await lab.find(findBody([lookup], 5)));
  return people.find(({ value }) => value['id'] === id)?.value;
}
