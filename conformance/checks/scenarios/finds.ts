import * as fc from 'fast-check';
import { fieldNames } from '../../../generated/field-names.js';
import { firstBroad, moreBroad, one } from '../../arbitraries/broad.js';
import { byFrequency, criteriaOf } from '../../arbitraries/knowledge.js';
import { batch, findBody, inTurn, knownBatch, lookupsOf, size } from '../../arbitraries/lookups.js';
import type { FindOptions, Judging } from '../../check/check-context.js';
import { isSuccess, type RuleId, trial } from '../../check/scenario.js';
import type { Json } from '../../target/json.js';
import type { Lookup, Pool } from '../../view/find-view.js';
import { seeksOnePerson } from '../exchanges/find-requests.js';
import { indexWithin, perMille } from './altered.js';
import { some } from './people/people.js';

/** Lookups that find people, so that a wrongly admitted call would return data. */
export function hits(pool: Pool): readonly Lookup[] {
  const found = lookupsOf(pool.known, 1);
  return found.length > 0 ? found : [...pool.nonLatin, ...pool.nonsense];
}

export const fewHits = (pool: Pool): fc.Arbitrary<Lookup[]> => fewOf(hits(pool));

export const fewOf = (lookups: readonly Lookup[]): fc.Arbitrary<Lookup[]> =>
  fc.array(fc.constantFrom(...lookups), { minLength: 1, maxLength: 4 });

/** The body of a find, or what is sent in its place. */
export type Sent = { readonly body?: Json } & { readonly [Option in SentOption]?: FindOptions[Option] };
type SentOption = 'text' | 'contentType' | 'org';

/** Finds that only the judges of single exchanges look at. */
export const sending = <const Rule extends RuleId>(
  id: string,
  rules: readonly Rule[],
  runs: number,
  cases: (pool: Pool) => fc.Arbitrary<Sent>,
): Judging<Rule> =>
  trial<Rule, Sent>({
    ...{ id, rules, runs, cases },
    record: (t, { body = null, ...how }) => t.find(body, how),
  });

type FieldName = (typeof fieldNames)[number];

const sizedBody = ({ lookups, asked }: { lookups: Lookup[]; asked: number | null }): Sent => ({
  body: findBody(lookups, asked),
});

const times = (lookups: readonly Lookup[], count: number): fc.Arbitrary<Lookup[]> =>
  fc.array(inTurn(...lookups), { minLength: count, maxLength: count, size: 'max' });

/** Draws the maximum of lookups: mostly known hits, further broad, non-Latin and nonsense ones. */
export function hundred(pool: Pool, fits: (lookup: Lookup) => boolean = () => true): fc.Arbitrary<Lookup[]> {
  const others = [lookupsOf(pool.broad), pool.nonLatin, pool.nonsense].map((all) => all.filter(fits));
  const counts = [22, 14, 6].map((count, at) => (others[at]?.length ? count : 0));
  const known = hits(pool).some(fits) ? hits(pool).filter(fits) : pool.nonsense.filter(fits);
  const left = counts.reduce((sum, count) => sum - count, 100);
  return fc
    .tuple(times(known, left), ...others.map((all, at) => times(all, counts[at] ?? 0)))
    .chain((drawn) => some(drawn.flat(), 100));
}

/** Draws lookups that find several people, so that a list that is too long would show. */
function broad(pool: Pool): fc.Arbitrary<Lookup[]> {
  const found = lookupsOf(pool.broad, 5);
  return fewOf(found.length > 0 ? found : hits(pool));
}

/** The maximum of lookups, and more; sizes beyond the stated limits (sections 4.1 and 8). */
export const findLimits = [
  sending(
    'limits/hundred-people',
    ['find.hundred-accepted', 'find.unicode-terms', 'find.one-per-input', 'find.index-aligned'],
    3,
    // A service may reject any other lookup as a query for a large group, which belongs to `search` (section 4.1 rule 4).
    (pool) => fc.record({ lookups: hundred(pool, seeksOnePerson), asked: size() }).map(sizedBody),
  ),
  sending(
    'limits/hundred-lookups',
    ['find.one-per-input', 'find.index-aligned', 'find.at-most-size'],
    3,
    // With such a small size, one person too many shows in any of the large groups.
    (pool) => fc.record({ lookups: hundred(pool), asked: inTurn(1, null, 2) }).map(sizedBody),
  ),
  sending('limits/over-hundred-lookups', ['find.over-hundred'], 2, (pool) =>
    inTurn(101, 150).chain((count) => times(hits(pool), count).map((all) => ({ body: { matches: all } }))),
  ),
  sending('limits/size-over', ['find.size-over-5'], 3, (pool) =>
    fc.record({ lookups: broad(pool), asked: inTurn(6, 8, 100) }).map(sizedBody),
  ),
];

/** Plain batches of every kind of lookup: not for a relation of their own, but for the exchange judges. */
export const explore = sending('explore/batch', [], 55, (pool) =>
  fc
    .record({
      lookups: fc.oneof(
        { weight: 1, arbitrary: batch(pool, 1, 16) },
        // Each of these lookups finds another person, so any mix-up shows.
        { weight: 2, arbitrary: knownBatch(pool, 2, 16) },
      ),
      // A lookup that finds many people, whose list may be too long. Only in every other batch: services may refuse it.
      broad: fc.subarray(lookupsOf(pool.broad), { maxLength: Math.min(1, pool.broad.length) }),
      // Small sizes show one person too many, large ones what is wrong within a list.
      asked: fc.oneof(size(), fc.constantFrom(1, 2)),
    })
    .map(({ lookups, broad, asked }) => ({ body: findBody([...lookups, ...broad], asked) })),
);

/** Plain ASCII only, so that only the name of the criterion can be the reason of a refusal. */
const isPlain = (term: Json | undefined): term is string =>
  typeof term === 'string' && /^[\x20-\x7e]{1,100}$/.test(term) && term.trim() !== '';

/** A search term for a criterion of which the target has shown no value. */
const plausible = (name: FieldName): string =>
  [...firstBroad, ...moreBroad].flatMap(({ fields }) => fields).find((each) => each.field_name === name)
    ?.search_term ?? 'Smith';

/** Terms that find people the target has shown: of a large group the largest one, as it may be refused. */
function termsFor(name: FieldName, pool: Pool): readonly string[] {
  const own = byFrequency(
    [...pool.people.values()].map((person) => criteriaOf(person)[name]).filter(isPlain),
  );
  if (own.length === 0) return [plausible(name)];
  return own.slice(0, seeksOnePerson(one(name, '')) ? 20 : 1);
}

/** Each of the nine criteria alone, and all of them together (section 4.1). */
export const criteria = [
  ...fieldNames.map((name) =>
    sending(`limits/criterion-${name}`, [`find.field-${name}`], 1, (pool) =>
      fc
        .record({ term: fc.constantFrom(...termsFor(name, pool)), asked: size() })
        .map(({ term, asked }) => ({ body: findBody([one(name, term)], asked) })),
    ),
  ),
  sending('limits/all-nine-criteria', ['find.field-all-nine'], 1, (pool) =>
    fc.constantFrom(...[...pool.people.values(), {}].slice(0, 10)).map((person) => {
      const terms = criteriaOf(person);
      const fields = fieldNames.map((field_name) => ({
        field_name,
        search_term: [terms[field_name]].find(isPlain) ?? plausible(field_name),
      }));
      return { body: { matches: [{ fields }] } };
    }),
  ),
];

/** Which names are allowed is open; these are members of every person. */
const attempts = [['name'], ['id', 'name'], ['id']];

/** `return_fields` is an array of string (section 4.1): one array of names at least is accepted. */
export const returnFields = trial({
  id: 'limits/return-fields',
  rules: ['find.return-fields-type'],
  cases: fewHits,
  async record(t, lookups) {
    const rule = 'find.return-fields-type';
    for (const names of attempts) {
      const answer = await t.find({ matches: lookups, return_fields: names });
      if (!isSuccess(answer) && names !== attempts.at(-1)) continue;
      // Used-up credit may have its own status: then the request is refused without the member, too.
      if (!isSuccess(answer) && !isSuccess(await t.find({ matches: lookups })))
        return t.cannot(rule, 'the same find is refused without return_fields too');
      return t.soft(rule, answer).accepted(`one of ${JSON.stringify(attempts)} is`);
    }
  },
});

/** Finds that are malformed in one way, each in several variants. */
interface Malformed {
  readonly rules: readonly RuleId[];
  readonly hows: Readonly<Record<string, (lookups: readonly Lookup[], place: number) => Sent>>;
}

const spoiling =
  (spoil: (json: string, place: number) => string) => (lookups: readonly Lookup[], place: number) => ({
    text: spoil(JSON.stringify({ matches: lookups }), place),
  });
const asMatches = (rewrite: (lookups: readonly Lookup[]) => Json) => (lookups: readonly Lookup[]) => ({
  body: { matches: rewrite(lookups) },
});
const asFields = (rewrite: (lookups: readonly Lookup[]) => Json) =>
  asMatches((lookups) => [{ fields: rewrite(lookups) }]);
const asText = (contentType: string, text: string) => () => ({ contentType, text });
const none = (size: number | null) => () => ({ body: findBody([], size) });

const criterionOf = (lookups: readonly Lookup[]) =>
  lookups[0]?.fields[0] ?? { field_name: 'name', search_term: 'John Smith' };

/** What a lenient parser or service might accept, and the document does not (sections 4.1 and 7). */
const malformed = {
  'malformed-json': {
    rules: ['error.malformed-json', 'find.body-not-json'],
    hows: {
      'cut off': spoiling((json, place) => json.slice(0, indexWithin(1, json.length, place))),
      'without the last brace': spoiling((json) => json.slice(0, -1)),
      'trailing comma': spoiling((json) => `${json.slice(0, -1)},}`),
      'single quotes': spoiling((json) => json.replaceAll('"', "'")),
      'bare words': spoiling((json) => json.replace('"matches"', 'matches')),
      comment: spoiling((json) => `{/* find */${json.slice(1)}`),
      'one brace more': spoiling((json) => `${json}}`),
    },
  },
  'not-json': {
    rules: ['find.body-not-json'],
    hows: {
      text: asText('text/plain', 'John Smith'),
      form: asText('application/x-www-form-urlencoded', 'name=John+Smith&size=1'),
      XML: asText('application/xml', '<find><match><name>John Smith</name></match></find>'),
      YAML: asText(
        'application/yaml',
        'matches:\n  - fields:\n      - field_name: name\n        search_term: John Smith\n',
      ),
      'text as JSON': asText('application/json', 'John Smith'),
    },
  },
  'matches-type': {
    rules: ['find.matches-type'],
    hows: {
      'one lookup': asMatches((lookups) => lookups[0] ?? {}),
      keyed: asMatches((lookups) => ({ ...lookups })),
      'JSON in a string': asMatches((lookups) => JSON.stringify(lookups)),
      string: asMatches((lookups) => criterionOf(lookups).search_term),
      number: asMatches(() => 1),
      boolean: asMatches(() => true),
    },
  },
  'fields-type': {
    rules: ['find.fields-type'],
    hows: {
      'one criterion': asFields(criterionOf),
      keyed: asFields((lookups) => ({ [criterionOf(lookups).field_name]: criterionOf(lookups).search_term })),
      'JSON in a string': asFields((lookups) => JSON.stringify(lookups[0]?.fields ?? [])),
      string: asFields((lookups) => criterionOf(lookups).search_term),
      number: asFields(() => 1),
    },
  },
  'empty-matches': {
    rules: ['find.empty-matches'],
    hows: { 'without size': none(null), 'size 1': none(1), 'size 5': none(5) },
  },
  'path-without-org': {
    rules: ['find.org-path-required'],
    hows: { 'without it': (lookups) => ({ body: { matches: lookups }, org: 'missing' }) },
  },
} as const satisfies Readonly<Record<string, Malformed>>;

/** Enough to try most variants; the rest comes in extra rounds. */
const runsMax = 6;

type MalformedRule = (typeof malformed)[keyof typeof malformed]['rules'][number];

export const malformedFinds = Object.entries(malformed).map(([name, { rules, ...row }]) => {
  const hows: readonly Malformed['hows'][string][] = Object.values(row.hows);
  return sending<MalformedRule>(`errors/${name}`, rules, Math.min(runsMax, hows.length), (pool) =>
    fc
      .record({ lookups: fewHits(pool), how: inTurn(...hows), place: perMille() })
      .map(({ lookups, how, place }) => how(lookups, place)),
  );
});
