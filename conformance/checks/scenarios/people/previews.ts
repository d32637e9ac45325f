import { idOf } from '../../../arbitraries/knowledge.js';
import { lookupsOf } from '../../../arbitraries/lookups.js';
import { twoAtOnce } from '../../../check/both-at-once.js';
import { EndScenario, type Recorder, type RuleId, type Steps, scenario } from '../../../check/scenario.js';
import { type Exchange, isSuccess } from '../../../target/exchange.js';
import { isArray, isObject, type Json, leavesOf, listIn, textIn } from '../../../target/json.js';
import { type Lookup, type Pool, viewOf } from '../../../view/find-view.js';
import { isPage, paged, some } from './people.js';

/** The readable parts of a preview: any may be missing (question preview.answer). */
interface Told {
  readonly found?: boolean;
  readonly count?: number;
  readonly ids?: readonly string[];
}

/** What was asked, the people that it is answered with, and what the preview tells of them. */
export interface Pair {
  readonly what: string;
  readonly ids: readonly string[];
  /** As many people as were asked for: others may have been cut off. */
  readonly isFull: boolean;
  readonly told: Told;
  readonly exchange: Exchange;
}

export function toldIn(preview: Json | undefined): Told {
  const { found, count, people } = isObject(preview) ? preview : {};
  const ids = isArray(people) ? people.map((person) => textIn(person, 'id')) : undefined;
  return {
    ...(typeof found === 'boolean' && { found }),
    ...(typeof count === 'number' && { count }),
    ...(ids?.every((id) => id !== undefined) && { ids }),
  };
}

/** What may tell whether there is anybody. */
const signs: readonly ((told: Told) => boolean | undefined)[] = [
  ({ found }) => found,
  ({ count }) => (count === undefined ? undefined : count > 0),
  ({ ids }) => ids && ids.length > 0,
];

/**
 * Judges that previews tell of somebody exactly where there is somebody, and show nobody else. Compares by a sign only if it is
 * there both with and without hits: otherwise it means something else.
 */
export function judgePreviews<Rule extends RuleId>(t: Steps<Rule>, rule: Rule, pairs: readonly Pair[]): void {
  const telling = signs.filter((sign) => {
    const seen = new Set(pairs.map(({ told }) => sign(told)));
    return seen.has(true) && seen.has(false);
  });
  if (telling.length === 0) t.skip(rule, 'the preview does not tell whether there is anybody');
  for (const { what, ids, told, isFull, exchange } of telling.length > 0 ? pairs : []) {
    const isOff =
      telling.some((sign) => sign(told) !== undefined && sign(told) !== ids.length > 0) ||
      (!isFull && told.ids?.some((id) => !ids.includes(id)) === true);
    t.soft(rule, exchange).holds(!isOff, {
      at: 'body',
      expected: `of ${what}, before it: ${ids.join(', ') || 'nobody'}`,
      received: JSON.stringify(told),
    });
  }
}

/** How many lookups with hits there are: with the others, more than the length at which a service may wrongly cut off lists. */
const hitsMost = 8;
const size = 5;

/** Indexes of the lookups previewed alone, with and without hits: enough calls that a fault of one in ten shows. */
const inTurn = [0, 1, 5, 2, 6, 1, 7, 2, 3, 1];
const shortRun = 400;
const untold = 'the preview does not tell of each lookup';

/** Lookups with and without hits, found, and previewed alone and together (sections 1, 4.1 and 4.3). */
export const findPreviews = scenario({
  id: 'people/preview-find',
  rules: ['preview.find-exists', 'find.mr-preview-found'],
  requests: 16,
  compares: true,
  cases: (pool) => {
    const found = lookupsOf(pool.known, 1);
    const others = [...pool.nonsense.slice(0, 2), ...manyCriteria(pool)];
    return some(found, hitsMost).map((hits) => [...hits.slice(0, 1), ...others, ...hits.slice(1)]);
  },
  async record(t, lookups) {
    const rule = 'find.mr-preview-found';
    const preview = async (indexes: readonly number[]) => {
      const some = indexes.flatMap((index) => lookups[index] ?? []);
      const exchange = await t.call('previewFind', { body: { matches: some, size } });
      t.body(exchange);
      judgeExists('preview.find-exists', exchange, t);
      return { indexes, exchange, list: listIn(exchange.response.json) ?? [] };
    };
    t.step(`find ${lookups.length} lookups, and preview some alone, with a hit and without one`);
    const tried = inTurn.slice(0, t.remaining() < shortRun ? 2 : inTurn.length);
    const alone = await twoAtOnce(
      tried.filter((index) => index in lookups),
      (index) => preview([index]),
    );
    const { answered, elements } = viewOf(await t.find({ matches: lookups, size }));
    if (!answered) throw new EndScenario('inconclusive', 'find does not answer the same lookups');
    t.step('and all of them together');
    const all = [...alone, await preview([...lookups.keys()])];
    const [one = 1, ...others] = alone.map(({ list }) => list.length);
    if (others.some((length) => length !== one)) return t.skip(rule, untold);
    for (const { indexes, list, exchange } of all) {
      const expected = `${one * indexes.length} elements, as each lookup alone has ${one}`;
      const seen = { at: 'matches', expected, received: list.length };
      t.expect(rule, exchange).holds(list.length === one * indexes.length, seen);
    }
    if (one !== 1) return t.skip(rule, untold);
    const pairs = all.flatMap(({ indexes, list, exchange }) =>
      indexes.map((index, at): Pair => {
        const ids = elements[index]?.people.flatMap(({ value }) => idOf(value)) ?? [];
        const isFull = ids.length >= size;
        return { what: `matches[${at}]`, ids, isFull, told: toldIn(list[at]), exchange };
      }),
    );
    judgePreviews(t, rule, pairs);
  },
});

/** Lookups with many criteria, one of which matches a person: the result depends on whether each is read. */
function manyCriteria(pool: Pool): Lookup[] {
  const [search_term] = [...pool.people.values()].flatMap((person) => textIn(person, 'linkedin') ?? []);
  if (search_term === undefined) return [];
  const others = Array.from({ length: 11 }, () => ({ field_name: 'name', search_term: 'Zqxjvkw Plmvbtqz' }));
  const own = { field_name: 'linkedin', search_term };
  return [{ fields: [...others, own] }, { fields: [own, ...others] }];
}

/** Judges that an existing operation returns some data. A 404 may mean that the target has another form of it. */
export function judgeExists<Rule extends RuleId>(rule: Rule, exchange: Exchange, t: Recorder<Rule>): void {
  const { json, status } = exchange.response;
  const seen = { at: 'body', expected: 'JSON that tells something', received: json ?? 'no JSON' };
  if (!isSuccess(exchange) || status === 202 || isPage(exchange)) t.unmapped(rule, paged);
  else t.soft(rule, exchange).holds(leavesOf(json).length > 0, seen);
}
