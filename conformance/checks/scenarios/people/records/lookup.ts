import * as fc from 'fast-check';
import type { CheckContext } from '../../../../scene/check-context.js';
import { isSuccess } from '../../../../scene/recorder.js';
import { scenario } from '../../../../scene/scenario.js';
import { EndScenario } from '../../../../target/end-scenario.js';
import type { Exchange } from '../../../../target/exchange.js';
import type { JsonObject } from '../../../../target/json.js';
import { textIn } from '../../../../target/wire/members.js';
import { peopleIn, personWith } from '../../../../target/wire/people.js';
import { escaped } from '../../altered.js';
import { idsOf, shown } from '../chosen.js';
import { requireSuccess } from '../require-success.js';
import { madeUpIds } from './made-up-ids.js';
import { getPerson } from './record.js';

export const lookUp = (context: CheckContext, ids: readonly string[]): Promise<Exchange> =>
  context.call('lookupPeople', { body: { ids: [...ids] } });

/** Maps ids to the people of a lookup. Ends the scenario if the response has no list. */
function people(exchange: Exchange): ReadonlyMap<string, JsonObject> {
  const list = peopleIn(exchange.response.json);
  if (!list)
    throw new EndScenario(
      'skipped',
      'lookupPeople is answered without a list of records that have an `id`: map it with --overlay',
    );
  return new Map(list.map((person) => [textIn(person, 'id') ?? '', person]));
}

/** Looks up several people by the ids that find shows (sections 1 and 4.3). */
export const lookups = scenario({
  id: 'people/lookup',
  rules: ['lookup.batch', 'lookup.no-strangers'],
  requests: 2,
  cases: (pool) => fc.record({ ids: idsOf(pool, 12) }),
  async record(t, { ids }) {
    shown(t, ids[0]);
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
    const shownIds = (peopleIn(exchange.response.json) ?? []).flatMap((person) => textIn(person, 'id') ?? []);
    const twice = shownIds.filter((id, index) => shownIds.indexOf(id) < index);
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
  },
});

async function isThere(id: string, context: CheckContext): Promise<boolean> {
  const alone = await getPerson(context, id);
  return isSuccess(alone) && personWith(id, alone.response.json) !== undefined;
}

/** 50K is 50,000 at least; 51,200 if K is 1,024 (question lookup.k). */
const lookupMax = 50_000;
const surelyOver = 51_201;

/** As many ids at once as are allowed, and more, one of them of a person (sections 4.3 and 8). */
export const lookupLimits = scenario({
  id: 'people/lookup-limits',
  rules: ['lookup.max-50k', 'lookup.over-50k'],
  requests: 4,
  cases: (pool) => fc.record({ ids: idsOf(pool, 2) }),
  async record(t, { ids: [id = '', ...others] }) {
    shown(t, id);
    const unknownIds = madeUpIds(id, surelyOver - 1);
    t.step('look up 50,000 ids, the first and the last of somebody');
    const most = await lookUp(t, [id, ...unknownIds.slice(0, lookupMax - 1 - others.length), ...others]);
    if (!isSuccess(most)) {
      // The number is the reason of the refusal only if a few ids of the same kind are answered.
      const few = await lookUp(t, [id, ...unknownIds.slice(0, 2)]);
      if (isDecided(most) && isSuccess(few)) {
        t.soft('lookup.max-50k', most).accepted('three ids of the same kind are answered');
      } else t.body(most);
      return;
    }
    t.soft('lookup.max-50k', most).accepted('50,000 ids');
    const answered = people(most);
    const [last = id] = others;
    // That the last of a few is overlooked, too, is another fault.
    const isLost = answered.has(id) && !answered.has(last);
    if (isLost && people(await lookUp(t, [id, ...unknownIds.slice(0, 2), last])).has(last)) {
      const seen = {
        at: 'people',
        expected: `among them ${last}, the last id`,
        received: [...answered.keys()],
      };
      t.soft('lookup.max-50k', most).holds(false, seen);
    }

    t.step(`look up ${surelyOver.toLocaleString('en-US')} ids, the last one of somebody`);
    const over = await lookUp(t, [...unknownIds, id]);
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
function isDecided({ response }: Exchange): boolean {
  return response.status !== 402 && response.status !== 429 && response.status < 500;
}

/** Ids of no one that match a person's id unless ids are compared exactly. */
interface Likes {
  readonly inPath: readonly string[];
  /** In a body, where strings may be parsed differently. */
  readonly inBody: readonly string[];
}

function idsLike(id: string): Likes {
  const middle = Math.floor(id.length / 2);
  const split = (text: string) => id.slice(0, middle) + text + id.slice(middle);
  const inPath = [...(id.length > 8 ? [id.slice(0, -3)] : []), `${id}zqx`, split('.'), escaped(id)].filter(
    (like) => like !== id,
  );
  return { inPath, inBody: [...inPath, `${id},zqx`, split(' '), split('"'), split('é')] };
}

/** Records by ids similar to a person's id (sections 1, 2.1 and 4.3: an ID is unique). */
export const likeIds = scenario({
  id: 'people/like-ids',
  rules: ['person.get', 'lookup.no-strangers'],
  requests: 8,
  cases: (pool) => fc.record({ people: idsOf(pool, 1) }),
  async record(t, { people: [id = ''] }) {
    shown(t, id);
    const { inPath, inBody: likes } = idsLike(id);
    t.step(`get ${id}, and look up and get ${likes.map((like) => `"${like}"`).join(', ')}`);
    // A working operation returns the person that find shows.
    const alone = t.worked('getPerson') ? undefined : await getPerson(t, id);
    const [answer, ...answers] = await Promise.all([
      lookUp(t, likes),
      ...inPath.map((like) => getPerson(t, like)),
    ]);
    if (alone) t.body(alone);
    for (const answer of answers) {
      const isTaken = isSuccess(answer) && personWith(id, answer.response.json) !== undefined;
      const seen = { at: 'id', expected: `nobody: the ID is not "${id}"`, received: id };
      t.soft('person.get', answer).holds(!isTaken, seen);
    }
    if (!t.worked('lookupPeople')) t.body(await lookUp(t, [id]));
    const strangers = (isSuccess(answer) ? (peopleIn(answer.response.json) ?? []) : []).flatMap(
      (person) => textIn(person, 'id') ?? [],
    );
    const seen = { at: 'people', expected: 'nobody whose ID is another', received: strangers };
    t.soft('lookup.no-strangers', answer).holds(
      strangers.every((stranger) => likes.includes(stranger)),
      seen,
    );
  },
});
