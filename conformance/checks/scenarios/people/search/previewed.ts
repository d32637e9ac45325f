import * as fc from 'fast-check';
import { twoAtOnce } from '../../../../scene/both-at-once.js';
import { type Scene, scenario } from '../../../../scene/scenario.js';
import { EndScenario, unlessEnded, unmapped } from '../../../../target/end-scenario.js';
import type { JsonObject } from '../../../../target/json.js';
import { textIn } from '../../../../target/wire/members.js';
import { idsOf, shown } from '../chosen.js';
import { judgeExists, judgePreviews, type Pair, toldIn } from '../previews.js';
import { type Case, groupedCases, ownCases, twoJobs, variedCases } from './cases.js';
import { exactly, search, unlisted } from './searching.js';

type Rule = 'search.finds-alike' | 'preview.search-agrees' | 'preview.search-exists';

/** The results of a search and its preview for one case. */
type Searched = Pair & { readonly asked: Case };

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
  rules: ['search.finds-alike', 'preview.search-agrees', 'preview.search-exists'],
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
      return asked.mayBeRefused ? unlessEnded(searched(asked, t)) : searched(asked, t);
    });
    const all = answers.filter((each) => each !== undefined);
    if (all.length === 0) throw new EndScenario('inconclusive', 'the target showed nobody with a name');
    await judgeAlike(all, t);
    await judgePreviews(t, 'preview.search-agrees', all, async ({ asked }) => {
      const { ids } = await search(t, asked.filters, size);
      return ids;
    });
  },
});

async function searched(asked: Case, t: Scene<Rule>): Promise<Searched> {
  const { filters, what } = asked;
  const { people, ids } = await search(t, filters, size);
  if (!people) throw unmapped(unlisted);
  const exchange = await t.call('previewSearch', { body: { filters, size } });
  const { status, json } = exchange.response;
  if (status >= 500) t.fails(exchange);
  // The preview of nobody may be an empty list.
  if (ids.length > 0) judgeExists('preview.search-exists', exchange, t);
  const told = status === 200 ? toldIn(json) : {};
  return { asked, what, ids, isFull: ids.length >= size, told, exchange };
}

/** Judges that own values find every person, as far as they find some by the same field. */
async function judgeAlike(all: readonly Searched[], t: Scene<Rule>): Promise<void> {
  for (const field of ['name', 'title']) {
    const own = all.flatMap(({ asked, ids, isFull }) => {
      const id = asked.own?.field === field ? asked.own.id : undefined;
      return id === undefined ? [] : [{ id, ids, isFull, asked, isFound: ids.includes(id) }];
    });
    const isUnderstood = own.some(({ isFound }) => isFound);
    if (!isUnderstood || own.some(({ isFull }) => isFull)) continue;
    for (const { id, ids, asked, isFound } of own) {
      const isMissed = !isFound && (await isMissedAgain(asked, id, t));
      const expected = `${id}, by ${asked.what}, as a search for others by ${field} finds them`;
      t.soft('search.finds-alike').holds(!isMissed, { at: 'people', expected, received: [...ids] });
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
