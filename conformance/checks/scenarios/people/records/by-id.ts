import * as fc from 'fast-check';
import type { CheckContext } from '../../../../scene/check-context.js';
import { scenario } from '../../../../scene/scenario.js';
import { EndScenario } from '../../../../target/end-scenario.js';
import { type Exchange, isSuccess } from '../../../../target/exchange.js';
import { textIn } from '../../../../target/wire/members.js';
import { peopleIn, personIn, personWith } from '../../../../target/wire/people.js';
import { escaped } from '../../altered.js';
import { idsOf, requireSuccess, shown, unmapped } from '../chosen.js';
import { madeUpIds } from './made-up-ids.js';

export const getPerson = (context: CheckContext, id: string): Promise<Exchange> =>
  context.call('getPerson', { path: { person_id: id } });

export const lookUp = (context: CheckContext, ids: readonly string[]): Promise<Exchange> =>
  context.call('lookupPeople', { body: { ids: [...ids] } });

/** A record by the id that find shows (sections 1 and 4.3). Its content is compared by `agreeing`, for more people. */
export const personRecords = scenario({
  id: 'people/record',
  rules: ['person.get'],
  requests: 1,
  cases: (pool) => fc.record({ people: idsOf(pool, 1) }),
  async record(t, { people: [id = ''] }) {
    shown(t, id, 'at all');
    t.step(`find shows ${id}`);
    t.step('get that id');
    const exchange = await getPerson(t, id);
    requireSuccess('person.get', exchange, `find shows a person with the id ${id}`, t);
    const received = textIn(personIn(exchange.response.json), 'id');
    if (received === undefined)
      throw new EndScenario('skipped', unmapped('getPerson is answered without a record that has an `id`'));
    t.expect('person.get', exchange).holds(received === id, { at: 'id', expected: id, received });
  },
});

/** Returns the ids of the people of a lookup. Ends the scenario if the response has no list. */
function idsIn({ response }: Exchange): readonly string[] {
  const people = peopleIn(response.json);
  if (people) return people.flatMap((person) => textIn(person, 'id') ?? []);
  throw new EndScenario(
    'skipped',
    unmapped('lookupPeople is answered without a list of records that have an `id`'),
  );
}

/** Looks up several people by the ids that find shows (sections 1 and 4.3). */
export const lookups = scenario({
  id: 'people/lookup',
  rules: ['lookup.batch', 'lookup.no-strangers'],
  requests: 2,
  cases: (pool) => fc.record({ ids: idsOf(pool, 12) }),
  async record(t, { ids }) {
    shown(t, ids[0], 'at all');
    t.step(`look up ${ids.join(', ')}, which find shows`);
    const exchange = await lookUp(t, ids);
    requireSuccess('lookup.batch', exchange, `${ids.length} ids that find shows`, t);
    const answered = idsIn(exchange);
    const missing = ids.filter((id) => !answered.includes(id));
    const [first] = missing;
    const alone = first === undefined ? undefined : await getPerson(t, first);
    if (alone && !(isSuccess(alone) && personWith(first ?? '', alone.response.json))) {
      t.cannot('lookup.batch', `${first} is there no more`);
    } else {
      const expected = `all of them; ${first} is there when it is asked for alone`;
      const received = `without ${missing.join(', ')}`;
      t.soft('lookup.batch', exchange).holds(!alone, { at: 'people', expected, received });
    }
    const twice = answered.filter((id, index) => answered.indexOf(id) < index);
    const once = { at: 'people', expected: 'everybody once: no id was named twice', received: twice };
    t.soft('lookup.batch', exchange).holds(twice.length === 0, once);
    const received = answered.filter((id) => !ids.includes(id));
    const seen = { at: 'people', expected: `nobody but ${ids.join(', ')}`, received };
    t.soft('lookup.no-strangers', exchange).holds(received.length === 0, seen);
  },
});

/** 50K is 50,000 at least; 51,200 if K is 1,024 (question lookup.k). */
const lookupMax = 50_000;
const surelyOver = 51_201;

/** As many ids at once as are allowed, and more, one of them of a person (sections 4.3 and 8). */
export const lookupLimits = scenario({
  id: 'people/lookup-limits',
  rules: ['lookup.max-50k', 'lookup.over-50k'],
  requests: 4,
  cases: (pool) => fc.record({ ids: idsOf(pool, 2) }),
  async record(t, { ids: [id = '', last = id] }) {
    shown(t, id, 'at all');
    const made = madeUpIds(id, surelyOver - 1);
    t.step('look up 50,000 ids, the first and the last of somebody');
    const most = await lookUp(t, [id, ...made.slice(0, lookupMax - 2), last]);
    if (!isSuccess(most)) {
      // The number is the reason of the refusal only if a few ids of the same kind are answered.
      const few = await lookUp(t, [id, ...made.slice(0, 2)]);
      if (!isDecided(most) || !isSuccess(few)) return void t.body(most);
      return void t.soft('lookup.max-50k', most).accepted('three ids of the same kind are answered');
    }
    t.soft('lookup.max-50k', most).accepted('50,000 ids');
    const answered = idsIn(most);
    // That the last of a few is overlooked, too, is another fault.
    const isLost = answered.includes(id) && !answered.includes(last);
    if (isLost && idsIn(await lookUp(t, [id, ...made.slice(0, 2), last])).includes(last)) {
      const expected = `among them ${last}, the last id`;
      t.soft('lookup.max-50k', most).holds(false, { at: 'people', expected, received: [...answered] });
    }

    t.step(`look up ${surelyOver.toLocaleString('en-US')} ids, the last one of somebody`);
    const over = await lookUp(t, [...made, id]);
    const { status } = over.response;
    if (!isDecided(over)) return t.cannot('lookup.over-50k', `it was answered with status ${status}`);
    const isWhole = isSuccess(over) && peopleIn(over.response.json)?.some((one) => textIn(one, 'id') === id);
    t.soft('lookup.over-50k', over).holds(isWhole !== true, {
      at: 'people',
      expected: 'a refusal, or nobody for the last id',
      received: 'the last of them',
    });
  },
});

/** Credit, load and outages say nothing about a number of ids. */
const isDecided = ({ response }: Exchange): boolean =>
  response.status !== 402 && response.status !== 429 && response.status < 500;

/** Ids that are only like a given one. A body may hold some that a path cannot, as its strings may be parsed differently. */
function idsLike(id: string): { readonly inPath: readonly string[]; readonly inBody: readonly string[] } {
  const middle = Math.floor(id.length / 2);
  const split = (text: string) => id.slice(0, middle) + text + id.slice(middle);
  const short = id.length > 8 ? [id.slice(0, -3)] : [];
  const inPath = [...short, `${id}zqx`, split('.'), escaped(id)].filter((like) => like !== id);
  const patterns = [`${id.slice(0, -1)}_`, `${id.slice(0, middle)}%`, `${id.slice(0, middle)}*`];
  return { inPath, inBody: [...inPath, ...patterns, `${id},zqx`, split(' '), split('"'), split('é')] };
}

/** Records by ids similar to a person's id (sections 1, 2.1 and 4.3: an ID is unique). */
export const likeIds = scenario({
  id: 'people/like-ids',
  rules: ['person.get', 'lookup.no-strangers'],
  requests: 8,
  cases: (pool) => fc.record({ people: idsOf(pool, 1) }),
  async record(t, { people: [id = ''] }) {
    shown(t, id, 'at all');
    const { inPath, inBody } = idsLike(id);
    t.step(`get ${id}, and look up and get ${inBody.map((like) => `"${like}"`).join(', ')}`);
    // A working operation returns the person that find shows.
    if (!t.worked('getPerson')) t.body(await getPerson(t, id));
    if (!t.worked('lookupPeople')) t.body(await lookUp(t, [id]));
    const [lookup, ...records] = await Promise.all([
      lookUp(t, inBody),
      ...inPath.map((like) => getPerson(t, like)),
    ]);
    for (const answer of records) {
      const isTaken = isSuccess(answer) && personWith(id, answer.response.json) !== undefined;
      const seen = { at: 'id', expected: `nobody: the ID is not "${id}"`, received: id };
      t.soft('person.get', answer).holds(!isTaken, seen);
    }
    const people = isSuccess(lookup) ? (peopleIn(lookup.response.json) ?? []) : [];
    const received = people.flatMap((person) => textIn(person, 'id') ?? []);
    const isNobody = received.every((each) => inBody.includes(each));
    const seen = { at: 'people', expected: 'nobody whose ID is another', received };
    t.soft('lookup.no-strangers', lookup).holds(isNobody, seen);
  },
});
