import * as fc from 'fast-check';
import { twoAtOnce } from '../../../../scene/both-at-once.js';
import { scenario } from '../../../../scene/scenario.js';
import type { Scene } from '../../../../scene/scene.js';
import { EndScenario, unlessEnded } from '../../../../target/end-scenario.js';
import type { Exchange } from '../../../../target/exchange.js';
import { isArray, isObject, type JsonObject } from '../../../../target/json.js';
import { numberIn, textIn } from '../../../../target/wire/members.js';
import { idsOf, shown } from '../chosen.js';
import { type Case, groupedCases, ownCases, twoJobs, variedCases } from './cases.js';
import { exactly, type Page, search, unlisted } from './searching.js';

type Rule = 'search.finds-alike' | 'preview.search-agrees';

/** The results of a search and its preview for one case. */
interface Pair {
  readonly asked: Case;
  readonly page: Page;
  /** The readable parts of the preview: any may be missing (question preview.answer). */
  readonly preview: {
    readonly exchange: Exchange;
    readonly count?: number | undefined;
    readonly ids?: readonly string[] | undefined;
  };
}

/** More people than a search by name finds. */
const size = 20;

/** How many searches a short run performs, and how many of them are for people by their own values. */
const [fewPairs, fewOwn] = [12, 4];

const hasAddress = (person: JsonObject) => textIn(person, 'linkedin') !== undefined;

/**
 * Searches with and without hits, each with its preview (sections 1 and 4.3). What filters mean is open, so only search and
 * preview are compared with each other, and searches by values of the same field.
 */
export const previewed = scenario({
  id: 'people/search-previewed',
  rules: ['search.finds-alike', 'preview.search-agrees'],
  requests: 46,
  cases: (pool) =>
    fc.record({
      people: idsOf(pool, 2, (one) => hasAddress(one) && /^\w+ \w+$/.test(textIn(one, 'name') ?? '')),
      busy: idsOf(pool, 1, (one) => hasAddress(one) && twoJobs(one) !== undefined),
      own: ownCases(pool),
    }),
  async record(t, { people, busy: [busy = ''], own }) {
    const known = people.map((id) => shown(t, id));
    const grouped = groupedCases(t.pool.people.get(busy));
    const cases = [...own.slice(0, fewOwn), ...variedCases(known), ...grouped, ...own.slice(fewOwn)];
    let begun = 0;
    const answers = await twoAtOnce(cases, async (asked) => {
      // A short run performs some of each kind.
      if (t.remaining() < (begun++ < fewPairs ? 50 : 400)) return undefined;
      t.step(`search for ${asked.what}`);
      return asked.mayBeRefused ? unlessEnded(pairOf(asked, t)) : pairOf(asked, t);
    });
    const pairs = answers.filter((each) => each !== undefined);
    if (pairs.length === 0) throw new EndScenario('inconclusive', 'the target showed nobody with a name');
    await judgeAlike(pairs, t);
    await judgePreviews(pairs, t);
  },
});

async function pairOf(asked: Case, t: Scene<Rule>): Promise<Pair> {
  const { filters } = asked;
  const page = await search(t, filters, size);
  if (!page.people) throw new EndScenario('skipped', unlisted);
  const exchange = await t.call('previewSearch', { body: { filters, size } });
  const { status, json } = exchange.response;
  if (status >= 500) t.fails(exchange);
  if (status !== 200) return { asked, page, preview: { exchange } };
  const people = isObject(json) && isArray(json['people']) ? json['people'] : undefined;
  const ids = people?.flatMap((person) => textIn(person, 'id') ?? []);
  const isWhole = ids?.length === people?.length;
  return {
    asked,
    page,
    preview: { exchange, count: numberIn(json, 'count'), ids: isWhole ? ids : undefined },
  };
}

/** Judges that own values find every person, as far as they find some by the same field. */
async function judgeAlike(pairs: readonly Pair[], t: Scene<Rule>): Promise<void> {
  for (const field of ['name', 'title']) {
    const own = pairs.flatMap(({ asked, page }) => {
      const id = asked.own?.field === field ? asked.own.id : undefined;
      return id === undefined ? [] : [{ id, page, asked, isFound: page.ids.includes(id) }];
    });
    const isUnderstood = own.some(({ isFound }) => isFound);
    if (!isUnderstood || own.some(({ page }) => page.ids.length >= size)) continue;
    for (const { id, page, asked, isFound } of own) {
      const isMissed = !isFound && (await isMissedAgain(asked, id, t));
      t.soft('search.finds-alike', page.exchange).holds(!isMissed, {
        at: 'people',
        expected: `${id}, as a search for others by ${field} finds them`,
        received: [...page.ids],
      });
    }
  }
}

/** Whether the person is still missing, although search finds them by `linkedin`. */
async function isMissedAgain({ filters }: Case, id: string, t: Scene<Rule>): Promise<boolean> {
  const linkedin = textIn(t.pool.people.get(id), 'linkedin');
  if (linkedin === undefined) return false;
  const known = await search(t, [exactly('linkedin', linkedin)], size);
  const again = await search(t, filters, size);
  return known.ids.includes(id) && !again.ids.includes(id);
}

/** Compares by a member only if previews show it both for hits and for no hits: otherwise it means something else. */
async function judgePreviews(pairs: readonly Pair[], t: Scene<Rule>): Promise<void> {
  const rule = 'preview.search-agrees';
  let hasJudged = false;
  for (const sign of ['count', 'ids'] as const) {
    const isSomebody = ({ preview }: Pair): boolean | undefined => {
      const value = preview[sign];
      return typeof value === 'number' ? value > 0 : value && value.length > 0;
    };
    const signs = new Set(pairs.map(isSomebody));
    if (!signs.has(true) || !signs.has(false)) continue;
    hasJudged = true;
    const disagrees = (one: Pair) => {
      const { ids } = one.page;
      // A full page says nothing about people who are on the next one.
      const strangers = ids.length < size && (one.preview.ids ?? []).some((id) => !ids.includes(id));
      return isSomebody(one) !== undefined && (isSomebody(one) !== ids.length > 0 || strangers);
    };
    for (const [index, pair] of pairs.entries()) {
      const again = disagrees(pair) ? await pairOf(pair.asked, t) : undefined;
      const isSame = !again || (!disagrees(again) && !isOfOther(pair, pairs[index - 1], again));
      const { asked, page, preview } = pair;
      t.soft(rule, preview.exchange).holds(isSame, {
        at: 'people',
        expected: `as search answers to ${asked.what}: ${page.ids.join(', ') || 'nobody'}`,
        received: `${preview.ids?.join(', ') ?? ''} (count ${preview.count ?? 'not told'})`,
      });
    }
  }
  if (!hasJudged) t.skip(rule, 'the preview of a search does not tell whether there is anybody');
}

/** Whether search or preview returned exactly the people of the previous case, and none of them when requested again. */
function isOfOther(pair: Pair, before: Pair | undefined, again: Pair): boolean {
  const sides = [({ page }: Pair) => page.ids, ({ preview }: Pair) => preview.ids ?? []];
  return sides.some((shownBy) => {
    const ids = shownBy(pair);
    const isRepeated = before !== undefined && ids.join() === shownBy(before).join();
    return ids.length > 0 && isRepeated && !ids.some((id) => shownBy(again).includes(id));
  });
}
