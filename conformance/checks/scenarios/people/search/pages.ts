import { scenario } from '../../../../scene/scenario.js';
import type { Scene } from '../../../../scene/scene.js';
import { EndScenario } from '../../../../target/end-scenario.js';
import { textIn } from '../../../../target/wire/members.js';
import { idsOf, shown } from '../chosen.js';
import { exactly, type Filter, search, type Walk, walked } from './searching.js';

type Rule = 'search.every-value' | 'search.same-in-pages';
/** More than the length at which a service may wrongly cut off lists. */
const peopleMost = 12;
/** How often a search is sent whose results differ, to see whether people come and go. */
const repeats = 5;

/**
 * Searches for several people by `linkedin`: all together and in two halves, on one page and on several, and two of them by
 * filters that no one meets together (section 4.3). How filters are joined is open: the results for the parts tell what the
 * result for the whole should be.
 */
export const several = scenario({
  id: 'people/search-several',
  rules: ['search.every-value', 'search.same-in-pages'],
  requests: 10,
  cases: (pool) => idsOf(pool, peopleMost, (person) => textIn(person, 'linkedin') !== undefined),
  async record(t, ids) {
    const slugs = ids.flatMap((id) => textIn(shown(t, id, `with the id ${id}`), 'linkedin') ?? []);
    if (slugs.length < 4) throw new EndScenario('inconclusive', 'the target showed fewer than four people');
    const half = Math.floor(slugs.length / 2);
    t.step(`search for ${slugs.length} people by their \`linkedin\``);
    const whole = await found(slugs, t);
    t.step('and for each half of them');
    const parts = [await found(slugs.slice(0, half), t), await found(slugs.slice(half), t)];
    if ([whole, ...parts].some((walk) => walk.ids.some((id) => !ids.includes(id)))) {
      throw new EndScenario('skipped', 'search answers others to these filters: map it with --overlay');
    }
    await judgeParts(
      slugs,
      whole,
      parts.flatMap((part) => part.ids),
      t,
    );
    await judgePages(slugs, whole, t);
    await judgeFilters(slugs, ids, whole, t);
  },
});

const sizeMost = 20;

const found = (slugs: readonly string[], t: Scene<Rule>, size = sizeMost): Promise<Walk> =>
  walked(t, [exactly('linkedin', ...slugs)], size);

/** Judges that several values of one filter find the people that they find in two parts. */
async function judgeParts(
  slugs: readonly string[],
  whole: Walk,
  together: readonly string[],
  t: Scene<Rule>,
): Promise<void> {
  const all = [...new Set(together)];
  const missing = differing(whole.ids, all);
  const isSame = missing.length === 0 || (await isPassing(slugs, whole, t));
  if (all.length + whole.ids.length === 0)
    return t.cannot('search.every-value', 'search answers nobody to them');
  t.soft('search.every-value', whole.exchange).holds(isSame, {
    at: 'people',
    expected: `the ${all.length} people whom it finds by the two halves of the values`,
    received: `${whole.ids.length} people; only one of both has ${missing.join(', ')}`,
  });
}

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
  const fault = (walk: Walk, other: Walk) =>
    walk.ids.length !== new Set(walk.ids).size || differing(walk.ids, other.ids).length > 0;
  const isSame = !fault(paged, whole) || !fault(await found(slugs, t, size), await found(slugs, t));
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
  const [at, last] = [0, slugs.length - 1];
  const [one, other] = [ids[at], ids[last]];
  if (one === undefined || other === undefined || !whole.ids.includes(one) || !whole.ids.includes(other))
    return;
  t.step(`search by ${slugs.length} filters, of which the last holds for somebody else than the others`);
  const filters: Filter[] = slugs.map((_, index) =>
    exactly('linkedin', slugs[index < last ? at : last] ?? ''),
  );
  const isHalf = ({ ids: answered }: { readonly ids: readonly string[] }) =>
    answered.includes(one) !== answered.includes(other);
  const page = await search(t, { filters, size: 5 });
  const isSame = !isHalf(page) || !isHalf(await search(t, { filters, size: 5 }));
  t.soft('search.every-value', page.exchange).holds(isSame, {
    at: 'people',
    expected: `neither of ${one} and ${other}, or both: each meets some of the filters only`,
    received: [...page.ids],
  });
}

/** Returns the ids that are in only one of the two lists. */
function differing(one: readonly string[], other: readonly string[]): readonly string[] {
  return [...one.filter((id) => !other.includes(id)), ...other.filter((id) => !one.includes(id))];
}
