import * as fc from 'fast-check';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { twoAtOnce } from '../../../check/both-at-once.js';
import type { CheckContext } from '../../../check/check-context.js';
import { type Exchange, isSuccess, type Steps, scenario, unmapped } from '../../../check/scenario.js';
import { type JsonObject, leavesOf, peopleIn, personIn, textIn } from '../../../target/json.js';
import type { Pool } from '../../../view/find-view.js';
import { type Difference, differenceBetween, passing } from '../../../view/record-view.js';
import { isDecided } from '../../exchanges/judge.js';
import { escaped } from '../altered.js';
import { found, idsOf, type Records, requireSuccess, shown } from './people.js';
import { exactly } from './search.js';

type Rule =
  | 'person.get'
  | 'person.get-equals-find'
  | 'lookup.batch'
  | 'lookup.no-strangers'
  | 'lookup.equals-get'
  | 'search.same-record';

interface Asked {
  readonly ids: readonly string[];
  readonly exchange: Exchange;
}

interface Source {
  readonly id: string;
  readonly same: Rule;
  /** That everybody is shown who is asked for by ID, and nobody else. */
  readonly byId?: { readonly everybody: Rule; readonly nobodyElse: Rule; readonly likeMost: number };
  readonly peopleMost: number;
  /** How many requests that takes, unless a record differs. */
  readonly requests: number;
  ask(ids: readonly string[], t: CheckContext): Promise<readonly Asked[]>;
}

export const getPerson = (context: CheckContext, id: string): Promise<Exchange> =>
  context.call('getPerson', { path: { person_id: id } });

export const lookUp = (context: CheckContext, ids: readonly string[]): Promise<Exchange> =>
  context.call('lookupPeople', { body: { ids: [...ids] } });

const sources: readonly Source[] = [
  {
    id: 'people/record',
    same: 'person.get-equals-find',
    byId: { everybody: 'person.get', nobodyElse: 'person.get', likeMost: 4 },
    peopleMost: 8,
    requests: 16,
    ask: (ids, t) => twoAtOnce(ids, async (id) => ({ ids: [id], exchange: await getPerson(t, id) })),
  },
  {
    id: 'people/lookup',
    same: 'lookup.equals-get',
    byId: { everybody: 'lookup.batch', nobodyElse: 'lookup.no-strangers', likeMost: 11 },
    // More than the length at which a service may wrongly cut off lists.
    peopleMost: 12,
    requests: 18,
    ask(ids, t) {
      // A few calls would not show one that is mixed up now and then.
      const alone = ids.filter((id) => ids.length > 1 && t.pool.people.has(id)).map((id) => [id]);
      return twoAtOnce([ids, ...alone], async (some) => ({ ids: some, exchange: await lookUp(t, some) }));
    },
  },
  {
    id: 'people/searched-records',
    same: 'search.same-record',
    peopleMost: 8,
    requests: 6,
    async ask(ids, t) {
      const slugs = ids.flatMap((id) => textIn(t.pool.people.get(id), 'linkedin') ?? []);
      const body = { filters: [exactly('linkedin', ...slugs)], size: ids.length };
      return [{ ids, exchange: await t.call('search', { body }) }];
    },
  },
];

/** A person is the same wherever they are shown, and is shown by their own ID alone (sections 1, 2.1 and 4.3). */
export const sameRecords = sources.map(({ id, same, byId, peopleMost, requests, ask }) =>
  scenario<Rule, string[]>({
    id,
    rules: [same, ...(byId ? new Set([byId.everybody, byId.nobodyElse]) : [])],
    requests,
    compares: true,
    cases: (pool) => fc.constant(coveringPeople(pool, peopleMost)),
    async record(t, ids) {
      shown(t, ids[0], 'at all');
      t.step(`find ${ids.join(', ')}`);
      const before = await found(t, ids);
      t.step('ask for them otherwise');
      const all = await ask([...before.keys()], t);
      await judgeSame(t, same, all, before);
      if (!byId) return;
      for (const asked of all) judgeEverybody(asked, byId.everybody, t);
      const like = idsLike(ids[0] ?? '').slice(0, byId.likeMost);
      t.step(`ask for ${like.map((each) => `"${each}"`).join(', ')}`);
      for (const asked of [...all, ...(await ask(like, t))]) judgeNobodyElse(asked, byId.nobodyElse, t);
    },
  }),
);

/** Returns the people in an answer; undefined if it has none, or shows them in a form that is not known. */
const peopleOf = (exchange: Exchange): readonly JsonObject[] | undefined => {
  const { json } = isSuccess(exchange) ? exchange.response : {};
  const person = personIn(json);
  return peopleIn(json) ?? (person && [person]);
};

export const idsIn = (exchange: Exchange): readonly string[] =>
  peopleOf(exchange)?.flatMap((one) => textIn(one, 'id') ?? []) ?? [];

function judgeEverybody({ ids, exchange }: Asked, rule: Rule, t: Steps<Rule>): void {
  requireSuccess(rule, exchange, 'find shows people with these IDs', t);
  if (!peopleOf(exchange)) throw unmapped('records are shown without their `id`');
  const received = [...idsIn(exchange)];
  const seen = { at: 'people', expected: `${ids.join(', ')}, each once`, received };
  const isOnce = (id: string) => received.filter((each) => each === id).length === 1;
  t.soft(rule, exchange).holds([...ids, ...received].every(isOnce), seen);
}

function judgeNobodyElse({ ids, exchange }: Asked, rule: Rule, t: Steps<Rule>): void {
  const received = idsIn(exchange).filter((id) => !ids.includes(id));
  const seen = { at: 'people', expected: 'nobody whose ID was not asked for', received };
  t.soft(rule, exchange).holds(received.length === 0, seen);
}

function idsLike(id: string): readonly string[] {
  const middle = Math.floor(id.length / 2);
  const split = (text: string) => id.slice(0, middle) + text + id.slice(middle);
  const short = id.length > 8 ? [id.slice(0, -3)] : [];
  const patterns = [`${id.slice(0, -1)}_`, `${id.slice(0, middle)}%`, `${id.slice(0, middle)}*`];
  const like = [...short, `${id}zqx`, split('.'), escaped(id), ...patterns, `${id},zqx`];
  return [...like, ...[' ', '"', 'é'].map(split)].filter((each) => each !== id);
}

/** Judges that what two finds show alike is shown alike between them, as far as it is shown. */
async function judgeSame(t: Steps<Rule>, rule: Rule, all: readonly Asked[], before: Records): Promise<void> {
  const people = all.flatMap(({ exchange }) => peopleOf(exchange) ?? []);
  const records = new Map(people.map((person) => [textIn(person, 'id') ?? '', person]));
  if (records.size === 0) return t.cannot(rule, 'the people whom find shows are not answered');
  const after = differenceIn(before, before, records) ? await found(t, [...before.keys()]) : before;
  const off = differenceIn(before, after, records);
  const shownBy = all.find(({ exchange }) => exchange.response.text.includes(off?.id ?? '')) ?? all[0];
  t.soft(rule, shownBy?.exchange).holds(off === undefined, {
    at: `${off?.id ?? ''}${off?.at ?? ''}`,
    expected: `as find shows it before and after: ${JSON.stringify(off?.one)}`,
    received: off?.other,
  });
}

/** Returns the first difference from values that find shows equal before and after. */
function differenceIn(
  before: Records,
  after: Records,
  records: Records,
): (Difference & { readonly id: string }) | undefined {
  for (const [id, record] of records) {
    const [one, other] = [before.get(id), after.get(id)];
    const difference = one && other && differenceBetween(one, record, '', passing);
    if (difference && !differenceBetween(one, other, '', passing)) return { ...difference, id };
  }
  return undefined;
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
    return /[^\p{ASCII}]/u.test(String(value)) ? [member, `${member} beyond ASCII`] : [member];
  });
  return [...new Set(traits)];
}

/** 50K is 50,000 at least; 51,200 if K is 1,024 (question lookup.k). */
const lookupMax = 50_000;
const surelyOver = 51_201;

/** No multiple of a size in which a service may look up. */
const uneven = 1_037;

/** As many ids at once as are allowed, and more, one of them of a person (sections 4.3 and 8). */
export const lookupLimits = scenario({
  id: 'people/lookup-limits',
  rules: ['lookup.max-50k', 'lookup.over-50k'],
  requests: 5,
  compares: true,
  cases: (pool) => fc.record({ ids: idsOf(pool, 2) }),
  async record(t, { ids: [id = '', last = id] }) {
    shown(t, id, 'at all');
    const made = madeUpIds(id, surelyOver - 1);
    const few = await lookUp(t, [id, ...made.slice(0, 2), last]);
    // The number is the reason of what differs only if a few ids of the same kind are answered.
    t.body(few);
    // A service that looks up in parts may lose the last part when it is not full.
    for (const count of [uneven, lookupMax]) {
      t.step(`look up ${count.toLocaleString('en-US')} ids, the first and the last of somebody`);
      const most = await lookUp(t, [id, ...made.slice(0, count - 2), last]);
      if (!isSuccess(most) && !isDecided(most)) return void t.body(most);
      if (!t.soft('lookup.max-50k', most).accepted('as many ids, as a few of the same kind are answered'))
        return;
      const received = idsIn(most);
      const isWhole = received.includes(last) || !received.includes(id) || !idsIn(few).includes(last);
      const seen = { at: 'people', expected: `among them ${last}, the last id`, received: [...received] };
      t.soft('lookup.max-50k', most).holds(isWhole, seen);
    }

    t.step(`look up ${surelyOver.toLocaleString('en-US')} ids, the last one of somebody`);
    const over = await lookUp(t, [...made, id]);
    if (!isDecided(over) || over.response.status >= 500) return void t.body(over);
    t.soft('lookup.over-50k', over).holds(!idsIn(over).includes(id), {
      at: 'people',
      expected: 'a refusal, or nobody for the last id',
      received: 'the last of them',
    });
  },
});

/** How many letters and digits an id needs, so that a made-up one does not exist by chance. */
const opaqueMin = 12;

/**
 * Makes up ids in the form of a known one that almost certainly do not exist: an existing id may cost a credit. Numeric ids
 * may be a dense sequence, so they are replaced by longer numbers.
 */
export function madeUpIds(known: string, count: number): readonly string[] {
  const make = makerOf(known);
  return Array.from({ length: count }, (_, index) => make(index));
}

function makerOf(known: string): (index: number) => string {
  if (/^\d+$/.test(known)) return (index) => `9${String(index).padStart(29, '0')}`;
  const [, prefix = '', rest = ''] = /^([a-z]+[-_:/])?(.*)$/is.exec(known) ?? [];
  if (rest.replaceAll(/[^a-z\d]/gi, '').length < opaqueMin) return (index) => `nobody-has-this-id-${index}`;
  const isUuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(rest);
  const letters = isUuid || !/[g-z]/i.test(rest) ? 'abcdef' : 'abcdefghijklmnopqrstuvwxyz';
  return (index) => {
    const random = xoroshiro128plus(index);
    const drawn = (from: string) => from.charAt(uniformInt(random, 0, from.length - 1));
    const shaped = [...rest].map((sign, at) => {
      // Keeps version and variant of a UUID: others may be invalid.
      if (isUuid && (at === 14 || at === 19)) return sign;
      if (/\d/.test(sign)) return drawn('0123456789');
      const letter = drawn(letters);
      return /[a-z]/.test(sign) ? letter : /[A-Z]/.test(sign) ? letter.toUpperCase() : sign;
    });
    return prefix + shaped.join('');
  };
}
