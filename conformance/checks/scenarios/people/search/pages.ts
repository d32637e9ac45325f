import * as fc from 'fast-check';
import { type Scene, scenario } from '../../../../scene/scenario.js';
import { EndScenario, unmapped } from '../../../../target/end-scenario.js';
import { textIn } from '../../../../target/wire/members.js';
import { fold } from '../../../exchanges/careers.js';
import { idsOf, shown, some } from '../chosen.js';
import { countriesIn, exactly, search, unlisted, type Walk, walked } from './searching.js';

/** Searches by the countries of people whom the target has shown (section 4.3). */
export const filters = scenario({
  id: 'people/search-filters',
  rules: ['search.filter-sound'],
  requests: 2,
  cases: (pool) => fc.record({ countries: some(countriesIn(pool).slice(0, 4), 2) }),
  async record(t, { countries }) {
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

type Rule = 'search.exists' | 'search.every-value' | 'search.same-in-pages';
/** More than the length at which a service may wrongly cut off lists. */
const peopleMost = 12;
const sizeMost = 20;
/** How often a search is sent whose results differ, to see whether people come and go. */
const repeats = 5;

/**
 * Searches for several people by `linkedin`: all together and in two halves, on one page and on several, and two of them by
 * filters that no one meets together (section 4.3). How filters are joined is open: the results for the parts tell what the
 * result for the whole should be.
 */
export const several = scenario({
  id: 'people/search-several',
  rules: ['search.exists', 'search.every-value', 'search.same-in-pages'],
  requests: 10,
  cases: (pool) => idsOf(pool, peopleMost, (person) => textIn(person, 'linkedin') !== undefined),
  async record(t, ids) {
    const slugs = ids.flatMap((id) => textIn(shown(t, id), 'linkedin') ?? []);
    if (slugs.length < 4) throw new EndScenario('inconclusive', 'the target showed fewer than four people');
    const half = Math.floor(slugs.length / 2);
    t.step(`search for ${slugs.length} people by their \`linkedin\``);
    const { isTelling, exchange } = await search(t, [exactly('linkedin', ...slugs)], sizeMost);
    const seen = { at: 'body', expected: 'a list of people', received: exchange.response.json };
    t.expect('search.exists', exchange).holds(isTelling, seen);
    const whole = await found(slugs, t);
    t.step('and for each half of them');
    const parts = [await found(slugs.slice(0, half), t), await found(slugs.slice(half), t)];
    const together = [...new Set(parts.flatMap((part) => part.ids))];
    if ([...whole.ids, ...together].some((id) => !ids.includes(id)))
      throw unmapped('search answers others to these filters');
    if (together.length + whole.ids.length === 0)
      t.cannot('search.every-value', 'search answers nobody to them');
    else {
      const missing = differing(whole.ids, together);
      const isSame = missing.length === 0 || (await isPassing(slugs, whole, t));
      t.soft('search.every-value', whole.exchange).holds(isSame, {
        at: 'people',
        expected: `the ${together.length} people whom it finds by the two halves of the values`,
        received: `${whole.ids.length} people; only one of both has ${missing.join(', ')}`,
      });
    }
    await judgePages(slugs, whole, t);
    await judgeFilters(slugs, ids, whole, t);
  },
});

const found = (slugs: readonly string[], t: Scene<Rule>, size = sizeMost): Promise<Walk> =>
  walked(t, [exactly('linkedin', ...slugs)], size);

/** Whether the result changes when requested again, beyond leaving people out now and then. */
async function isPassing(slugs: readonly string[], whole: Walk, t: Scene<Rule>): Promise<boolean> {
  const again = await found(slugs, t);
  if (differing(whole.ids, again.ids).length === 0) return false;
  const seen = [whole.ids, again.ids];
  while (seen.length < repeats) seen.push((await found(slugs, t)).ids);
  const returned = [...new Set(seen.flat())].filter((id) =>
    /yn+y/.test(seen.map((ids) => (ids.includes(id) ? 'y' : 'n')).join('')),
  );
  return returned.length < 2;
}

/** Judges the same search in smaller pages. A target that does not know our token always returns the first page. */
async function judgePages(slugs: readonly string[], whole: Walk, t: Scene<Rule>): Promise<void> {
  const rule = 'search.same-in-pages';
  t.step('and for all of them in smaller pages');
  const size = Math.max(2, Math.floor(slugs.length / 3));
  const paged = await found(slugs, t, size);
  const [first, second] = paged.pages;
  if (!first || !second || first.ids.length === 0) return t.skip(rule, 'search is answered on one page');
  if (first.ids.join() === second.ids.join())
    return t.skip(rule, 'a `pagination_token` leads to the same page');
  const isOff = (walk: Walk, other: Walk) =>
    walk.ids.length !== new Set(walk.ids).size || differing(walk.ids, other.ids).length > 0;
  const isSame = !isOff(paged, whole) || !isOff(await found(slugs, t, size), await found(slugs, t));
  t.soft(rule, paged.exchange).holds(isSame, {
    at: 'people',
    expected: `on ${paged.pages.length} pages the ${whole.ids.length} people of one page, each once`,
    received: paged.pages.map((page) => page.ids.join(', ')).join(' | '),
  });
}

/** Judges filters that match one person each: joined by "and" they find no one, joined by "or" both. */
async function judgeFilters(
  slugs: readonly string[],
  ids: readonly string[],
  whole: Walk,
  t: Scene<Rule>,
): Promise<void> {
  const [one = '', other = ''] = [ids[0], ids.at(-1)];
  const [slug = '', last = ''] = [slugs[0], slugs.at(-1)];
  if (!whole.ids.includes(one) || !whole.ids.includes(other)) return;
  t.step(`search by ${slugs.length} filters, of which the last holds for somebody else than the others`);
  const filters = slugs.map((_, index) => exactly('linkedin', index < slugs.length - 1 ? slug : last));
  const isHalf = (answered: readonly string[]) => answered.includes(one) !== answered.includes(other);
  const { ids: received, exchange } = await search(t, filters);
  const isSame = !isHalf(received) || !isHalf((await search(t, filters)).ids);
  const expected = `neither of ${one} and ${other}, or both: each meets some of the filters only`;
  t.soft('search.every-value', exchange).holds(isSame, { at: 'people', expected, received: [...received] });
}

/** Returns the ids that are in only one of the two lists. */
const differing = (one: readonly string[], other: readonly string[]): readonly string[] => [
  ...one.filter((id) => !other.includes(id)),
  ...other.filter((id) => !one.includes(id)),
];
