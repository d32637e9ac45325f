import * as fc from 'fast-check';
import { findBody } from '../../../arbitraries/lookups.js';
import { twoAtOnce } from '../../../scene/both-at-once.js';
import type { Recorder } from '../../../scene/recorder.js';
import { scenario } from '../../../scene/scenario.js';
import type { Scene } from '../../../scene/scene.js';
import { EndScenario } from '../../../target/end-scenario.js';
import { type Exchange, isSuccess } from '../../../target/exchange.js';
import { isArray, isObject, type Json } from '../../../target/json.js';
import { leavesOf } from '../../../target/wire/leaves.js';
import { listIn, textIn } from '../../../target/wire/members.js';
import { type Lookup, viewOf } from '../../../view/find-view.js';
import type { Pool } from '../../../view/pool.js';
import { isPage, paged, some } from './chosen.js';
import { valuesIn } from './search/field-values.js';
import { exactly } from './search/searching.js';

type Rule = 'preview.find-exists' | 'find.mr-preview-found';

/** What a preview shows of one lookup: whether there are hits, and their ids if it lists them. */
interface Previewed {
  readonly found: boolean | undefined;
  readonly ids: readonly (string | undefined)[];
}

/** The preview of a lookup that was sent alone. */
interface Alone {
  readonly index: number;
  readonly told: readonly Previewed[];
}

/** How many lookups with hits there are: with the others, more than the length at which a service may wrongly cut off lists. */
const hitsMost = 8;

/** Indexes of the lookups previewed alone, with and without hits: enough calls that a fault of one in ten shows. */
const inTurn = [0, 1, 5, 2, 6, 1, 7, 2, 3, 1];
const shortRun = 400;

/** Lookups with and without hits, previewed alone and together, and found (sections 1, 4.1 and 4.3). */
export const findPreviews = scenario({
  id: 'people/preview-find',
  rules: ['preview.find-exists', 'find.mr-preview-found'],
  requests: 16,
  cases: (pool) => {
    const found = pool.known.filter(({ ids }) => ids.length > 0).map(({ lookup }) => lookup);
    const others = [...pool.nonsense.slice(0, 2), ...manyCriteria(pool)];
    return fc.record({
      lookups: some(found, hitsMost).map((hits) => [...hits.slice(0, 1), ...others, ...hits.slice(1)]),
    });
  },
  async record(t, { lookups }) {
    t.step('preview finds of one lookup each, with a hit and without one');
    const asked = (t.remaining() < shortRun ? inTurn.slice(0, 2) : inTurn).flatMap((index) => {
      const lookup = lookups[index];
      return lookup ? [{ index, lookup }] : [];
    });
    const answers = await twoAtOnce(asked, async ({ index, lookup }) => {
      const told = await preview([lookup], t);
      return told && { index, told };
    });
    const alone = answers.filter((each) => each !== undefined);
    if (alone.length < asked.length) return;
    t.step(`preview ${lookups.length} lookups at once, and find them`);
    const faults = await faultsOf(alone, lookups, t);
    if (faults === undefined) return;
    // Another preview in between, so that the second one is not served from a cache.
    const between = faults.length > 0 && (await preview(lookups.slice(1, 2), t));
    const again = between ? await faultsOf(alone, lookups, t) : undefined;
    const stays = faults.find((fault) => again?.includes(fault));
    t.soft('find.mr-preview-found').holds(stays === undefined, {
      at: 'matches',
      expected: 'of each lookup, at its index, what find answers to it',
      received: stays ?? null,
    });
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

/** Returns the preview of each lookup; undefined if there is none. */
async function preview(
  lookups: readonly Lookup[],
  t: Scene<Rule>,
): Promise<readonly Previewed[] | undefined> {
  const exchange = await t.call('previewFind', { body: findBody(lookups, 5) });
  if (!judgeExists('preview.find-exists', exchange, t)) return undefined;
  return listIn(exchange.response.json)?.map(readElement) ?? [];
}

/** Compares previews of all lookups, and of some alone, with find. Returns the faults; undefined if not comparable. */
async function faultsOf(
  alone: readonly Alone[],
  lookups: readonly Lookup[],
  t: Scene<Rule>,
): Promise<readonly string[] | undefined> {
  const rule = 'find.mr-preview-found';
  const told = await preview(lookups, t);
  if (!told) return undefined;
  const all = [...alone.flatMap((each) => each.told), ...told].map(({ found }) => found);
  if (all.includes(undefined) || new Set(all).size < 2) {
    t.skip(rule, 'the preview does not tell which lookups have a hit');
    return undefined;
  }
  const [one = 0, ...others] = alone.map((each) => each.told.length);
  const isEven = others.every((length) => length === one);
  if (one !== 1 || told.length !== lookups.length || !isEven) {
    // Lists of anything but lookups would differ in length from one lookup to another.
    if (isEven && told.length !== one * lookups.length)
      return [`${told.length} elements for ${lookups.length} lookups, where each alone has ${one}`];
    t.skip(rule, 'the preview does not tell of each lookup');
    return undefined;
  }
  const view = viewOf(await t.find(findBody(lookups, 5)));
  if (!view.answered) {
    t.cannot(rule, 'find does not answer the same lookups');
    return undefined;
  }
  const asked = [...told.map((element, index) => ({ index, told: [element] })), ...alone];
  return asked.flatMap(({ index, told: [element] }) => {
    const people = view.elements[index]?.people ?? [];
    const ids = people.map(({ value }) => textIn(value, 'id'));
    const strangers = people.length < 5 ? (element?.ids ?? []).filter((id) => id && !ids.includes(id)) : [];
    if (element?.found === people.length > 0 && strangers.length === 0) return [];
    return `matches[${index}]: found ${element?.found}${strangers.map((id) => `, with ${id}`).join('')}`;
  });
}

/** Reads an element by the first of the members that may show hits. */
function readElement(element: Json): Previewed {
  if (!isObject(element)) return { found: undefined, ids: [] };
  const { found, count, people } = element;
  const list = isArray(people) ? people : undefined;
  const ids = (list ?? []).map((person) => textIn(person, 'id'));
  if (typeof found === 'boolean') return { found, ids };
  if (typeof count === 'number') return { found: count > 0, ids };
  return { found: list && list.length > 0, ids };
}

/** The preview of a search (section 4.3). */
export const searchPreviews = scenario({
  id: 'people/preview-search',
  rules: ['preview.search-exists'],
  requests: 1,
  cases: (pool) => fc.constant({ country: valuesIn(pool, 'country')[0] ?? 'United States' }),
  async record(t, { country }) {
    t.step(`preview a search for country "${country}"`);
    const body = { filters: [exactly('country', country)], size: 20 };
    judgeExists('preview.search-exists', await t.call('previewSearch', { body }), t);
  },
});

/** Judges that an existing operation returns some data. A 404 may mean that the target has another form of it. */
function judgeExists(
  rule: 'preview.find-exists' | 'preview.search-exists',
  exchange: Exchange,
  t: Recorder,
): boolean {
  const { json, status } = exchange.response;
  if (!isSuccess(exchange) || status === 202) {
    t.body(exchange);
    return false;
  }
  if (isPage(exchange)) throw new EndScenario('skipped', paged);
  const seen = { at: 'body', expected: 'JSON that tells something', received: json ?? 'no JSON' };
  return t.soft(rule, exchange).holds(leavesOf(json).length > 0, seen);
}
