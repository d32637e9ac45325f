import * as fc from 'fast-check';
import { twoAtOnce } from '../../../../scene/both-at-once.js';
import { isSuccess } from '../../../../scene/recorder.js';
import { scenario } from '../../../../scene/scenario.js';
import type { Scene } from '../../../../scene/scene.js';
import { EndScenario } from '../../../../target/end-scenario.js';
import type { Exchange } from '../../../../target/exchange.js';
import { isArray, isObject, type Json, type JsonObject } from '../../../../target/json.js';
import { leavesOf } from '../../../../target/wire/leaves.js';
import { numberIn, textIn } from '../../../../target/wire/members.js';
import { peopleIn, personIn } from '../../../../target/wire/people.js';
import type { Pool } from '../../../../view/pool.js';
import { excerpt } from '../../../exchanges/excerpt.js';
import { foundNow, shown } from '../chosen.js';
import { exactly } from '../search/searching.js';
import { type Difference, differenceBetween } from './difference.js';
import { lookUp } from './lookup.js';
import { getPerson } from './record.js';

type Rule = 'person.get-equals-find' | 'lookup.equals-get' | 'search.same-record';
type Records = ReadonlyMap<string, JsonObject>;

/** An operation that returns records, and the rule that they equal those of find. */
interface Source {
  readonly rule: Rule;
  readonly ask: (ids: readonly string[], t: Scene<Rule>) => Promise<readonly Exchange[]>;
}

const halvesOf = (ids: readonly string[]): readonly (readonly string[])[] =>
  [ids.slice(0, ids.length / 2), ids.slice(ids.length / 2)].filter((half) => half.length > 0);

const sources: readonly Source[] = [
  {
    rule: 'person.get-equals-find',
    ask: (ids, t) => twoAtOnce(ids, (id) => getPerson(t, id)),
  },
  { rule: 'lookup.equals-get', ask: (ids, t) => twoAtOnce(halvesOf(ids), (half) => lookUp(t, half)) },
  {
    rule: 'search.same-record',
    async ask(ids, t) {
      const slugs = ids.flatMap((id) => textIn(t.pool.people.get(id), 'linkedin') ?? []);
      const body = { filters: [exactly('linkedin', ...slugs)], size: ids.length };
      return [await t.call('search', { body })];
    },
  },
];

const peopleMost = 8;
/** Figures that change by themselves; those of several jobs may be in any order. */
const moving: Readonly<Record<string, (person: JsonObject) => readonly number[]>> = {
  '.connections': (person) => numbersIn([person], 'connections'),
  '.position.duration': ({ position }) => numbersIn([position ?? null], 'duration'),
  '.position.company_tenure': ({ position }) => numbersIn([position ?? null], 'company_tenure'),
  '.jobs.duration': ({ jobs }) => numbersIn(jobs, 'duration'),
  '.jobs.company_tenure': ({ jobs }) => numbersIn(jobs, 'company_tenure'),
};
/** In how many records such a figure must differ at least, in all of them, to rule out chance. */
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
    shown(t, ids[0]);
    t.step(`find ${ids.join(', ')}`);
    const before = await found(ids, t);
    const answered: { readonly source: Source; readonly exchanges: readonly Exchange[] }[] = [];
    for (const source of sources) {
      answered.push({ source, exchanges: (await source.ask([...before.keys()], t)).filter(isSuccess) });
    }
    const after = await found(ids, t);
    for (const { source, exchanges } of answered) {
      const records = recordsIn(exchanges);
      const [exchange] = exchanges;
      if (!exchange || records.size === 0) {
        t.cannot(source.rule, 'the people whom find shows are not answered');
        continue;
      }
      const seen = differenceIn(before, after, records);
      const stays = seen && (await staysSo(seen, source, ids, t));
      const where = exchanges.find((one) => one.response.text.includes(seen?.id ?? '')) ?? exchange;
      t.soft(source.rule, where).holds(!stays, {
        at: `${seen?.id ?? ''}${seen?.at ?? ''}`,
        expected: `as find shows it before and after: ${JSON.stringify(excerpt(seen?.one))}`,
        received: excerpt(seen?.other),
      });
    }
  },
});

/** How often a difference must recur: values that change from call to call agree by chance now and then. */
const againMost = 3;

/** Whether the difference recurs each time, compared with the finds just before and after. */
async function staysSo(
  { id, at }: Difference & { readonly id: string },
  { ask }: Source,
  ids: readonly string[],
  t: Scene<Rule>,
): Promise<boolean> {
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
): (Difference & { readonly id: string }) | undefined {
  const common = [...records].flatMap(([id, record]) => {
    const [one, other] = [before.get(id), after.get(id)];
    return one && other ? [{ id, record, one, other }] : [];
  });
  for (const { id, record, one, other } of common) {
    const difference = differenceBetween(one, record);
    if (difference && !differenceBetween(one, other)) return { ...difference, id };
  }
  for (const [at, read] of Object.entries(moving)) {
    const told = common.flatMap(({ id, record, one, other }) => {
      const [first, last, value] = [read(one), read(other), read(record)];
      const isSteady = first.join() === last.join();
      return first.length > 0 && first.length === value.length ? [{ id, first, value, isSteady }] : [];
    });
    const isOff = told.every(({ first, value, isSteady }) => isSteady && first.join() !== value.join());
    const [first] = told;
    if (!first || told.length < least || !isOff) continue;
    return { id: first.id, at, one: [...first.first], other: [...first.value] };
  }
  return undefined;
}

function numbersIn(list: Json | undefined, name: string): readonly number[] {
  const numbers = isArray(list)
    ? list.flatMap((each) => (isObject(each) ? (numberIn(each, name) ?? []) : []))
    : [];
  return numbers.toSorted((a, b) => a - b);
}

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
    if (typeof value !== 'string') return [member];
    return /[^\p{ASCII}]/u.test(value) ? [member, `${member} beyond ASCII`] : [member];
  });
  return [...new Set(traits)];
}
