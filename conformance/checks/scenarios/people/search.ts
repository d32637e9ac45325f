import { byFrequency } from '../../../arbitraries/knowledge.js';
import { EndScenario, type Exchange, type Steps, scenario, unmapped } from '../../../check/scenario.js';
import { isArray, isObject, type Json, type JsonObject, peopleIn, textIn } from '../../../target/json.js';
import type { Pool } from '../../../view/find-view.js';
import { fold } from '../../exchanges/careers.js';
import { idsOf, isPage, paged, shown, some } from './people.js';

/** A filter that a field has exactly one of these values, in the grammar of search.filters. */
export const exactly = (field: string, ...values: string[]) =>
  ({ field, match_type: 'exact', string_values: values }) as const;
export type Filter = ReturnType<typeof exactly>;

/** Returns the countries that the target has shown, most frequent first. */
export const countriesIn = ({ people }: Pool): readonly string[] =>
  byFrequency([...people.values()].flatMap((person) => textIn(person, 'country') ?? []));

/** A page of a search, in any reading of search.people-key and search.page-end. */
export interface Page {
  readonly exchange: Exchange;
  /** Undefined if there is no readable list of records. */
  readonly people: readonly JsonObject[] | undefined;
  readonly ids: readonly string[];
}

export const unlisted = 'search is answered without a list of records that have an `id`';

/** Requests one page of a search. Ends the scenario if it is refused or answered later. */
export async function search(
  t: Steps,
  filters: readonly Json[],
  size = 5,
  pagination_token?: string,
): Promise<Page> {
  const token = pagination_token === undefined ? {} : { pagination_token };
  const exchange = await t.call('search', { body: { filters: [...filters], size, ...token } });
  const people = peopleIn(t.body(exchange));
  if (exchange.response.status === 202)
    throw new EndScenario('skipped', 'search is answered with status 202, and its people come later');
  if (isPage(exchange)) throw unmapped(paged);
  return { exchange, people, ids: people?.flatMap((person) => textIn(person, 'id') ?? []) ?? [] };
}

/** Whether a body has any list, or anything else that may hold people. */
function isConclusive({ response: { json } }: Exchange): boolean {
  const isList = (one: Json) =>
    isArray(one) || (isObject(one) && Object.values(one).some((each) => isArray(each) || isObject(each)));
  return isArray(json) || (isObject(json) && Object.values(json).some(isList));
}

const pagesMost = 8;

/** Requests the pages of a search, up to the last. Ends the scenario if a page is refused or has no list. */
async function walked(t: Steps, filters: readonly Json[], size: number): Promise<readonly [Page, ...Page[]]> {
  const pages: Page[] = [];
  for (let token: string | undefined; ; ) {
    const page = await search(t, filters, size, token);
    if (!page.people) throw unmapped(unlisted);
    token = textIn(page.exchange.response.json, 'pagination_token');
    pages.push(page);
    const [first = page, ...more] = pages;
    if (token === undefined || pages.length >= pagesMost) return [first, ...more];
  }
}

/** Searches by the countries of people whom the target has shown (section 4.3). */
export const filters = scenario({
  id: 'people/search-filters',
  rules: ['search.filter-sound'],
  requests: 2,
  cases: (pool) => some(countriesIn(pool).slice(0, 4), 2),
  async record(t, countries) {
    const rule = 'search.filter-sound';
    const pages = [];
    for (const country of countries) {
      t.step(`search for people with country "${country}"`);
      pages.push({ country, ...(await search(t, [exactly('country', country)])) });
    }
    const shown = pages.filter(({ ids }) => ids.length > 0);
    if (pages.every(({ people }) => people === undefined)) throw unmapped(unlisted);
    if (shown.length === 0) return t.cannot(rule, 'search answers nobody to the filters that we know');
    if (shown.length > 1 && new Set(shown.map(({ ids }) => ids.join())).size === 1)
      return t.unmapped(rule, 'search answers the same people whatever the filters are');
    for (const { country, people = [], exchange } of shown) {
      const told = people.flatMap((person) => textIn(person, 'country') ?? []).map(fold);
      const meeting = told.filter((each) => each === fold(country));
      // One may be a longer spelling of the other.
      const off = told.filter((each) => !each.includes(fold(country)) && !fold(country).includes(each));
      // Unless most people meet the filter, it means something else to the target.
      if (meeting.length <= off.length) t.skip(rule, 'most people of a search do not show the value');
      else {
        const expected = `nobody whose country is not "${country}", as that of ${meeting.length} others is`;
        t.soft(rule, exchange).holds(off.length === 0, { at: 'people', expected, received: off });
      }
    }
  },
});

/** More than the length at which a service may wrongly cut off lists. */
const peopleMost = 12;
const sizeMost = 20;

/**
 * Searches for several people by `linkedin`: all together and in two halves, on one page and on several, and by filters that no
 * one meets together (section 4.3). How filters are joined is open: the results for the parts tell what the result for the
 * whole should be.
 */
export const several = scenario({
  id: 'people/search-several',
  rules: ['search.exists', 'search.every-value', 'search.same-in-pages'],
  requests: 10,
  compares: true,
  cases: (pool) => idsOf(pool, peopleMost, (person) => textIn(person, 'linkedin') !== undefined),
  async record(t, ids) {
    const everyValue = 'search.every-value';
    const slugs = ids.flatMap((id) => textIn(shown(t, id), 'linkedin') ?? []);
    if (slugs.length < 4) throw new EndScenario('inconclusive', 'the target showed fewer than four people');
    const half = Math.floor(slugs.length / 2);
    const bySlugs = (some: readonly string[], size = sizeMost) =>
      walked(t, [exactly('linkedin', ...some)], size);

    t.step(`search for ${slugs.length} people by their \`linkedin\``);
    const { exchange: once } = await search(t, [exactly('linkedin', ...slugs)], sizeMost);
    const list = { at: 'body', expected: 'a list of people', received: once.response.json };
    t.expect('search.exists', once).holds(isConclusive(once), list);
    const pages = await bySlugs(slugs);
    const whole = idsOn(pages);
    t.step('and for each half of them');
    const parts = idsOn([...(await bySlugs(slugs.slice(0, half))), ...(await bySlugs(slugs.slice(half)))]);
    if ([...whole, ...parts].some((id) => !ids.includes(id)))
      throw unmapped('search answers others to these filters');
    if (parts.length + whole.length === 0) t.cannot(everyValue, 'search answers nobody to them');
    else {
      const missing = differing(whole, parts);
      t.soft(everyValue, pages[0].exchange).holds(missing.length === 0, {
        at: 'people',
        expected: `the ${new Set(parts).size} people whom it finds by the two halves of the values`,
        received: `${whole.length} people; only one of both has ${missing.join(', ')}`,
      });
    }

    t.step('and for all of them in smaller pages');
    judgePages(t, whole, await bySlugs(slugs, Math.max(2, Math.floor(slugs.length / 3))));

    const [one = '', other = ''] = [ids[0], ids.at(-1)];
    if (!whole.includes(one) || !whole.includes(other)) return;
    t.step(`search by ${slugs.length} filters, of which the last holds for somebody else than the others`);
    const filters = slugs.map((_, index) =>
      exactly('linkedin', slugs.at(index < slugs.length - 1 ? 0 : -1) ?? ''),
    );
    const { ids: received, exchange } = await search(t, filters);
    // Joined by "and" they find no one, joined by "or" both.
    const expected = `neither of ${one} and ${other}, or both: each meets some of the filters only`;
    const isSame = received.includes(one) === received.includes(other);
    t.soft(everyValue, exchange).holds(isSame, { at: 'people', expected, received: [...received] });
  },
});

const idsOn = (pages: readonly Page[]): readonly string[] => pages.flatMap(({ ids }) => ids);

/** Judges the same search in smaller pages. A target that does not know our token always returns the first page. */
function judgePages(
  t: Steps<'search.same-in-pages'>,
  whole: readonly string[],
  pages: readonly [Page, ...Page[]],
): void {
  const rule = 'search.same-in-pages';
  const [first, second] = pages;
  const received = idsOn(pages);
  const isSame = received.length === new Set(received).size && differing(received, whole).length === 0;
  if (!second || first.ids.length === 0) t.skip(rule, 'search is answered on one page');
  else if (first.ids.join() === second.ids.join())
    t.skip(rule, 'a `pagination_token` leads to the same page');
  else
    t.soft(rule, second.exchange).holds(isSame, {
      at: 'people',
      expected: `on ${pages.length} pages the ${whole.length} people of one page, each once`,
      received: pages.map((page) => page.ids.join(', ')).join(' | '),
    });
}

const differing = (one: readonly string[], other: readonly string[]): readonly string[] => [
  ...one.filter((id) => !other.includes(id)),
  ...other.filter((id) => !one.includes(id)),
];
