import * as fc from 'fast-check';
import { twoAtOnce } from '../../../../scene/both-at-once.js';
import { scenario } from '../../../../scene/scenario.js';
import type { Scene } from '../../../../scene/scene.js';
import { EndScenario } from '../../../../target/end-scenario.js';
import { type Exchange, isSuccess } from '../../../../target/exchange.js';
import type { JsonObject } from '../../../../target/json.js';
import { leavesOf } from '../../../../target/wire/leaves.js';
import { itemsOf, numberIn, textIn } from '../../../../target/wire/members.js';
import { peopleIn, personIn } from '../../../../target/wire/people.js';
import type { Pool } from '../../../../view/pool.js';
import { excerpt } from '../../../exchanges/excerpt.js';
import { type Difference, differenceBetween } from '../../../relations/record-stable.js';
import { foundNow, shown } from '../chosen.js';
import { exactly } from '../search/searching.js';
import { getPerson, lookUp } from './by-id.js';

type Rule = 'person.get-equals-find' | 'lookup.equals-get' | 'search.same-record';
type Records = ReadonlyMap<string, JsonObject>;
/** A difference in the record of a person. */
type Off = Difference & { readonly id: string };
/** Requests the records of people. */
type Ask = (ids: readonly string[], t: Scene<Rule>) => Promise<readonly Exchange[]>;

/** The operations that return records, by the rule that they equal those of find. */
const sources: readonly (readonly [Rule, Ask])[] = [
  ['person.get-equals-find', (ids, t) => twoAtOnce(ids, (id) => getPerson(t, id))],
  [
    'lookup.equals-get',
    (ids, t) => {
      const halves = [ids.slice(0, ids.length / 2), ids.slice(ids.length / 2)];
      return twoAtOnce(
        halves.filter(({ length }) => length > 0),
        (half) => lookUp(t, half),
      );
    },
  ],
  [
    'search.same-record',
    async (ids, t) => {
      const slugs = ids.flatMap((id) => textIn(t.pool.people.get(id), 'linkedin') ?? []);
      const body = { filters: [exactly('linkedin', ...slugs)], size: ids.length };
      return [await t.call('search', { body })];
    },
  ],
];

const peopleMost = 8;
/** How often a difference must recur: values that change from call to call agree by chance now and then. */
const againMost = 3;
/** In how many records a figure that changes by itself must differ at least, in all of them, to rule out chance. */
const movingLeast = 3;

/**
 * The same people by find, by id, by ids and by search (sections 1 and 4.3). A find is sent before and after: values equal in
 * both are what the others must show, if they show the member at all.
 */
export const agreeing = scenario({
  id: 'people/records-agree',
  rules: ['person.get-equals-find', 'lookup.equals-get', 'search.same-record'],
  requests: 3 * peopleMost,
  cases: (pool) => fc.constant(coveringPeople(pool, peopleMost)),
  async record(t, ids) {
    shown(t, ids[0], 'at all');
    t.step(`find ${ids.join(', ')}`);
    const before = await found(ids, t);
    const answered: (readonly Exchange[])[] = [];
    for (const [, ask] of sources) answered.push((await ask([...before.keys()], t)).filter(isSuccess));
    const after = await found(ids, t);
    for (const [index, [rule, ask]] of sources.entries()) {
      const exchanges = answered[index] ?? [];
      const records = recordsIn(exchanges);
      if (records.size === 0) {
        t.cannot(rule, 'the people whom find shows are not answered');
        continue;
      }
      const off = differenceIn(before, after, records);
      const isOff = off !== undefined && (await recurs(off, ask, ids, t));
      const where = exchanges.find(({ response }) => response.text.includes(off?.id ?? '')) ?? exchanges[0];
      t.soft(rule, where).holds(!isOff, {
        at: `${off?.id ?? ''}${off?.at ?? ''}`,
        expected: `as find shows it before and after: ${JSON.stringify(excerpt(off?.one))}`,
        received: excerpt(off?.other),
      });
    }
  },
});

/** Whether the difference recurs each time, compared with the finds just before and after. */
async function recurs({ id, at }: Off, ask: Ask, ids: readonly string[], t: Scene<Rule>): Promise<boolean> {
  let before = await found(ids, t);
  for (let time = 0; time < againMost; time += 1) {
    const records = recordsIn((await ask([id], t)).filter(isSuccess));
    const after = await found(ids, t);
    const again = differenceIn(before, after, records, 1);
    if (again?.id !== id || again.at !== at) return false;
    before = after;
  }
  return true;
}

async function found(ids: readonly string[], t: Scene<Rule>): Promise<Records> {
  const records = await foundNow(t, ids);
  if (records) return records;
  throw new EndScenario('inconclusive', 'find does not answer them');
}

function recordsIn(exchanges: readonly Exchange[]): Records {
  const people = exchanges.flatMap(({ response: { json } }) => peopleIn(json) ?? personIn(json) ?? []);
  return new Map(people.map((person) => [textIn(person, 'id') ?? '', person]));
}

/** Returns the first difference from values that find shows equal before and after. */
function differenceIn(
  before: Records,
  after: Records,
  records: Records,
  least = movingLeast,
): Off | undefined {
  const common = [...records].flatMap(([id, record]) => {
    const [one, other] = [before.get(id), after.get(id)];
    return one && other ? [{ id, record, one, other }] : [];
  });
  for (const { id, record, one, other } of common) {
    const difference = differenceBetween(one, record);
    if (difference && !differenceBetween(one, other)) return { ...difference, id };
  }
  return moving.flatMap((member) => {
    const told = common.flatMap(({ id, record, ...found }) => {
      const [one = [], last = [], other = []] = [found.one, found.other, record].map(numbersOf(member));
      const isOff = one.join() === last.join() && one.join() !== other.join();
      return one.length > 0 && one.length === other.length ? [{ id, at: member, one, other, isOff }] : [];
    });
    return told.length >= least && told.every(({ isOff }) => isOff) ? told.slice(0, 1) : [];
  })[0];
}

/** Figures that change by themselves. */
const moving = [
  ...['.connections', '.position.duration', '.position.company_tenure'],
  ...['.jobs.duration', '.jobs.company_tenure'],
] as const;

/** Returns the figures of a person, in a fixed order: that of jobs is open. */
const numbersOf =
  (member: string) =>
  (person: JsonObject): readonly number[] => {
    const [, holder, name = ''] = /^\.(?:(\w+)\.)?(\w+)$/.exec(member) ?? [];
    const held = holder === undefined ? person : (person[holder] ?? null);
    const records = Array.isArray(held) ? itemsOf(held) : [held];
    return records.flatMap((record) => numberIn(record, name) ?? []).toSorted((a, b) => a - b);
  };

/** Chooses people whose records together cover as many traits as possible that an operation may get wrong. */
function coveringPeople(pool: Pool, most: number): string[] {
  const left = new Map([...pool.people].map(([id, person]) => [id, traitsOf(person)]));
  const met = new Set<string>();
  const chosen: string[] = [];
  while (chosen.length < most && left.size > 0) {
    let [best, gain] = ['', -1];
    for (const [id, traits] of left) {
      const more = traits.filter((trait) => !met.has(trait)).length;
      if (more > gain) [best, gain] = [id, more];
    }
    for (const trait of left.get(best) ?? []) met.add(trait);
    left.delete(best);
    chosen.push(best);
  }
  return chosen;
}

/** The members of a record, and those with non-ASCII letters, which an encoding may garble. */
function traitsOf(person: JsonObject): readonly string[] {
  const traits = leavesOf(person).flatMap(({ at, value }) => {
    const member = at.replaceAll(/\[\d+\]/g, '');
    return /[^\p{ASCII}]/u.test(String(value)) ? [member, `${member} beyond ASCII`] : [member];
  });
  return [...new Set(traits)];
}
