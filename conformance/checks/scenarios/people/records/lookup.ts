import * as fc from 'fast-check';
import type { CheckContext } from '../../../../scene/check-context.js';
import { isSuccess } from '../../../../scene/recorder.js';
import { scenario } from '../../../../scene/scenario.js';
import type { Scene } from '../../../../scene/scene.js';
import { EndScenario } from '../../../../target/end-scenario.js';
import type { Exchange } from '../../../../target/exchange.js';
import { isAbsent, type JsonObject } from '../../../../target/json.js';
import { textIn } from '../../../../target/wire/members.js';
import { peopleIn, personWith } from '../../../../target/wire/people.js';
import { excerpt } from '../../../exchanges/excerpt.js';
import { idsOf, shown } from '../chosen.js';
import { requireSuccess } from '../require-success.js';
import { differenceBetween } from './difference.js';
import { madeUpIds } from './made-up-ids.js';
import { getPerson } from './record.js';

export const lookUp = (context: CheckContext, ids: readonly string[]): Promise<Exchange> =>
  context.call('lookupPeople', { body: { ids: [...ids] } });

/** The people of a lookup by their ids. Ends the scenario where the answer has no list. */
function people(exchange: Exchange): ReadonlyMap<string, JsonObject> {
  const list = peopleIn(exchange.response.json);
  if (!list)
    throw new EndScenario(
      'skipped',
      'lookupPeople is answered without a list of records that have an `id`: map it with --overlay',
    );
  return new Map(list.map((person) => [textIn(person, 'id') ?? '', person]));
}

/** Several people by the ids that find shows (sections 1 and 4.3). */
export const lookups = scenario({
  id: 'people/lookup',
  rules: ['lookup.batch', 'lookup.no-strangers', 'lookup.equals-get', 'person.score-only-find'],
  requests: 6,
  cases: (pool) => fc.record({ ids: idsOf(pool, 12, () => true) }),
  async record(t, { ids }) {
    shown(t, ids[0], 'at all');
    t.step(`look up ${ids.join(', ')}, which find shows`);
    const exchange = await lookUp(t, ids);
    if (!requireSuccess('lookup.batch', exchange, `${ids.length} ids that find shows`, t)) {
      t.body(exchange);
    }
    const answered = people(exchange);
    const missing = ids.filter((id) => !answered.has(id));
    const [first] = missing;
    if (first !== undefined && !(await isThere(first, t))) {
      t.cannot('lookup.batch', `${first} is there no more`);
    } else {
      const expected = `all of them; ${first} is there when it is asked for alone`;
      const received = `without ${missing.join(', ')}`;
      t.soft('lookup.batch', exchange).holds(first === undefined, { at: 'people', expected, received });
    }
    const told = (peopleIn(exchange.response.json) ?? []).flatMap((person) => textIn(person, 'id') ?? []);
    const twice = told.filter((id, index) => told.indexOf(id) < index);
    t.soft('lookup.batch', exchange).holds(twice.length === 0, {
      at: 'people',
      expected: 'everybody once: no id was named twice',
      received: twice,
    });
    const strangers = [...answered.keys()].filter((id) => id !== '' && !ids.includes(id));
    t.soft('lookup.no-strangers', exchange).holds(strangers.length === 0, {
      at: 'people',
      expected: `nobody but ${ids.join(', ')}`,
      received: strangers,
    });
    const scored = [...answered.values()].find((person) => !isAbsent(person['score']));
    t.soft('person.score-only-find', exchange).holds(scored === undefined, {
      at: 'people',
      expected: 'no score: nothing was matched',
      received: 'a score',
    });
    for (const [id, person] of [...answered].filter(([id]) => ids.includes(id)).slice(0, 1)) {
      await compare(id, person, exchange, t);
    }
  },
});

async function isThere(id: string, context: CheckContext): Promise<boolean> {
  const alone = await getPerson(context, id);
  return isSuccess(alone) && personWith(id, alone.response.json) !== undefined;
}

async function compare(
  id: string,
  person: JsonObject,
  exchange: Exchange,
  t: Scene<'lookup.equals-get'>,
): Promise<void> {
  const alone = personWith(id, (await getPerson(t, id)).response.json);
  if (!alone) return t.cannot('lookup.equals-get', `getPerson does not answer ${id}`);
  const difference = differenceBetween(alone, person);
  if (difference) {
    // The lookup once more: what differs from itself is no ground for a comparison.
    const again = people(await lookUp(t, [id])).get(id);
    const isSteady = again !== undefined && differenceBetween(alone, again)?.at === difference.at;
    if (!isSteady) return t.cannot('lookup.equals-get', 'the record changes from one call to the next');
  }
  t.soft('lookup.equals-get', exchange).holds(difference === undefined, {
    at: `people: ${id}${difference?.at ?? ''}`,
    expected: `as the record by this id shows it: ${JSON.stringify(excerpt(difference?.one))}`,
    received: excerpt(difference?.other),
  });
}

/** Ids of nobody, and ids that are named twice (question lookup.answer). */
export const oddLookups = scenario({
  id: 'people/lookup-odd-ids',
  rules: ['lookup.unknown-ignored', 'lookup.duplicates'],
  requests: 3,
  cases: (pool) => fc.record({ ids: idsOf(pool, 2, () => true) }),
  async record(t, { ids }) {
    const [first, last = first] = ids;
    shown(t, first, 'at all');
    if (first === undefined || last === undefined) return;
    for (const [rule, asked, why] of [
      ['lookup.unknown-ignored', [first, ...madeUpIds(first, 2), last], 'find shows two of the ids'],
      ['lookup.duplicates', [first, first, last], 'an id may be named twice'],
    ] as const) {
      t.step(`look up ${asked.join(', ')}`);
      const exchange = await lookUp(t, asked);
      if (!requireSuccess(rule, exchange, why, t)) continue;
      const answered = people(exchange);
      const received = [...answered.keys()].filter((id) => id !== '');
      const expected = `${first} and ${last} among them`;
      t.soft(rule, exchange).holds(answered.has(first) && answered.has(last), {
        at: 'people',
        expected,
        received,
      });
    }
  },
});
