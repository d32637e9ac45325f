import { moreBroad } from '../arbitraries/broad.js';
import { keyOf } from '../arbitraries/knowledge.js';
import type { Known, Lookup } from '../view/find-view.js';
import * as p from './probe.js';

/** Words in the title or the school of many people, wherever they are from. */
const large = [
  { field_name: 'education.school', search_term: 'University' },
  { field_name: 'title', search_term: 'Manager' },
];

const fieldOf = ({ lookup: { fields } }: Known) => (fields.length === 1 ? fields[0]?.field_name : undefined);

/** Returns two people who are each found by one criterion, of the same field. */
function twoOfOneField({ pool: { distinct } }: p.ProbeContext): readonly [Known, Known] {
  for (const one of distinct.filter(fieldOf)) {
    const other = distinct.find((each) => fieldOf(each) === fieldOf(one) && each.ids[0] !== one.ids[0]);
    if (other) return [one, other];
  }
  throw p.undecided('no two people are known who are found by one field each');
}

const pairsMost = 6;

/** Lookups of `one` by identifier, of `other` by name, and of `one` with the name of `other`. */
function pairsOf({ pool }: p.ProbeContext) {
  const identified = pool.distinct.filter((each) => /^(linkedin|email_address)$/.test(fieldOf(each) ?? ''));
  // Paired from the far end: people who were found by the same lookup may share a name.
  const others = [...pool.people].toReversed();
  return identified.slice(0, pairsMost).flatMap(({ lookup: { fields }, ids: [one = ''] }, index) => {
    const [other = '', person] =
      others.slice(index).find(([id, each]) => id !== one && p.textIn(each, 'name')) ?? [];
    const byName = { field_name: 'name', search_term: p.textIn(person, 'name') ?? '' };
    const lookups = [fields, [byName], [...fields, byName]].map((each) => ({ fields: each }));
    return person ? [{ one, other, lookups }] : [];
  });
}

const withinEmpty = { credential: 'token', org: 'empty' } as const;

/** The answers of the organization without credit to finds of people and of nobody. */
const withoutCredit = p.experiment({ needs: ['token', 'empty-org'], requests: 5 }, async (t) => {
  await t.goodFind();
  const wanted = t.pool.distinct.slice(0, 3).map(({ lookup }) => lookup);
  const people = await t.findAnyhow({ matches: wanted, size: 1 }, withinEmpty);
  const nobody = await t.findAnyhow({ matches: t.pool.nonsense.slice(0, 1), size: 1 }, withinEmpty);
  const { status, text } = people.response;
  p.demand(status < 500, `a find without credit was answered with status ${status}`);
  const isOfCredit =
    p.isSuccess(people) || p.isSuccess(nobody) || status === 402 || /credit|payment|balance/i.test(text);
  p.demand(isOfCredit, `status ${status} of a find without credit may be for lack of a role there`);
  return { people, nobody };
});

/** Sends a find. Returns the answer, and what it cost by its own header. */
async function charged(t: p.ProbeContext, matches: readonly Lookup[]) {
  const answer = p.succeeded(await t.find({ matches, size: 5 }));
  const used = answer.response.headers['x-credits-used'] ?? '';
  p.demand(/^\d+$/.test(used), 'find does not tell in x-credits-used what it has charged');
  return { answer, used: Number(used) };
}

/** Returns the cost of finding one person who was found before and two who do not exist. */
function repeatedCharge(t: p.ProbeContext): Promise<number> {
  return t.shared('repeated charge', async () => {
    await t.goodFind();
    const { answer, used } = await charged(t, [t.someone().lookup, ...t.pool.nonsense.slice(0, 2)]);
    const isSo = p.hitsIn(answer, [t.someone().ids, [], []]) === 'hit miss miss';
    p.demand(isSo, 'a find of somebody and nobody was answered otherwise');
    return used;
  });
}

const freshMost = 20;

export const whoIsFound = {
  'find.waterfall': p.asks({}, async (t) => {
    await t.goodFind();
    const pairs = pairsOf(t);
    const matches = pairs.flatMap(({ lookups }) => lookups);
    const found = p.idsIn(p.succeeded(await t.find({ matches, size: 5 })), matches.length) ?? [];
    for (const [index, { one, other }] of pairs.entries()) {
      const [alone = [], named = [], both = []] = found.slice(3 * index);
      // If too many people have that name, the one who is meant may be cut off the list of another lookup.
      if (alone.join() !== one || !named.includes(other) || named.includes(one) || named.length > 3) continue;
      if (both.includes(other)) return both.includes(one) ? 'any-criterion' : undefined;
      if (both.length === 0) return 'all-criteria';
      return both.join() === one ? 'identifier-first' : undefined;
    }
    throw p.undecided('no two people are known of whom one is found by an identifier, and the other by name');
  }),
  'find.field-duplicate': p.asks({}, async (t) => {
    await t.goodFind();
    const [one, other] = twoOfOneField(t);
    const both = { fields: [...one.lookup.fields, ...other.lookup.fields] };
    const answer = await t.find({ matches: [both, one.lookup, other.lookup], size: 5 });
    // Unless each of the two is found by one criterion, the answer shows nothing.
    if (p.hitsIn(answer, [[], one.ids, other.ids])?.endsWith('hit hit') !== true) return answer;
    const found = p.idsIn(answer, 3)?.[0]?.toSorted().join();
    if (found === '') return 'all-of';
    if (found === one.ids.join()) return 'first-wins';
    if (found === other.ids.join()) return 'last-wins';
    return found === [...one.ids, ...other.ids].toSorted().join() ? 'any-of' : undefined;
  }),
  'find.large-group': p.asks({}, async (t) => {
    await t.goodFind();
    const answer = await t.find({ matches: large.map((field) => ({ fields: [field] })), size: 5 });
    const { status, text, headers } = answer.response;
    p.demand(status !== 400 || text.trim() !== '', 'a lookup of a large group was refused without a word');
    if (status === 400) return /search/i.test(text) ? 'rejected-400-with-hint' : undefined;
    p.bodyOf(answer);
    if (/search[^,]*>[^,]*rel="?alternate/i.test(headers['link'] ?? '')) return 'link-header';
    const elements = p.elementsOf(answer);
    if (elements?.length !== large.length) return undefined;
    // A full list for such a word means many matches: a hundred or more in a large service.
    const areMany = elements.every((each) => p.peopleOf(each).length >= 5);
    p.demand(areMany, 'no lookup is known that many people match');
    return 'none';
  }),
  'find.no-hit': p.watches(undefined, function* ({ find }) {
    for (const { value } of find?.answered ? find.elements : []) {
      if (!p.isObject(value) || value['found'] !== false || p.isObject(value['error'])) continue;
      const { people } = value;
      if (people === undefined) yield 'people-omitted';
      else if (people === null) yield 'people-null';
      else if (!p.isArray(people)) yield undefined;
      else if (people.length === 0) yield 'empty-list';
    }
  }),
  'find.charged': p.asks({}, async (t) => {
    const credits = await repeatedCharge(t);
    if (credits === 1) return 'each-answer';
    if (credits === 3) return 'each-lookup';
    if (credits > 0) return undefined;
    // It means nothing that those who were found before are free, unless others are charged.
    const known = new Set(t.pool.known.map(({ lookup }) => keyOf(lookup)));
    const fresh = moreBroad.filter((lookup) => !known.has(keyOf(lookup)));
    // Elsewhere each time, as far as possible: those of last time have been charged already.
    const start = t.now() % Math.max(1, fresh.length - freshMost);
    const { used } = await charged(t, fresh.slice(start, start + freshMost));
    p.demand(used > 0, 'nothing was charged for anybody');
    return 'unique-person';
  }),
  'find.credit-check': p.asksOf(withoutCredit, async ({ people, nobody }, t) => {
    const { status, headers } = people.response;
    if (p.isSuccess(people)) {
      const found = p.elementsOf(people)?.flatMap(p.peopleOf);
      const isLeft = Number(headers['x-credits-remaining'] ?? 0) > 0 || found?.length !== 0;
      p.demand(!isLeft, 'the organization that should have no credit has some');
      return 'partial-fill';
    }
    if (p.isSuccess(nobody)) return 'would-exceed';
    p.demand(nobody.response.status === status, 'people and nobody are refused in different ways');
    // A find of nobody is free, unless each lookup is charged.
    p.demand((await repeatedCharge(t)) <= 1, 'it is not known which find costs nothing');
    return 'already-zero';
  }),
  'find.out-of-credit': p.asksOf(withoutCredit, async ({ people }, t) => {
    const { status, text, headers } = people.response;
    p.demand(!p.isSuccess(people), 'nothing had to be paid for');
    // A refusal that asks to wait is throttling: waiting does not restore credit.
    p.demand(status !== 429 || headers['retry-after'] === undefined, 'find was throttled');
    if (status !== 402 || text.trim() !== '') return people;
    // An empty body says nothing if other refusals have none either.
    const hasBody = (await t.find({ matches: 44 })).response.text.trim() !== '';
    return hasBody ? 'rejected-402-empty-body' : ['rejected-402-empty-body', 'rejected-402'];
  }),
};
