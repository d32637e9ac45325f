import * as fc from 'fast-check';
import { currentJob } from '../../../arbitraries/knowledge.js';
import { twoAtOnce } from '../../../check/both-at-once.js';
import { EndScenario, type Steps, scenario, unlessEnded, unmapped } from '../../../check/scenario.js';
import { itemsOf, type Json, type JsonObject, textIn } from '../../../target/json.js';
import type { Pool } from '../../../view/find-view.js';
import { escaped } from '../altered.js';
import { idsOf, shown, some } from './people.js';
import { judgeExists, judgePreviews, type Pair, toldIn } from './previews.js';
import { exactly, type Filter, search, unlisted } from './search.js';

type Rule = 'search.finds-alike' | 'preview.search-agrees' | 'preview.search-exists';

type Searched = Pair & { readonly asked: Case };

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
  compares: true,
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
    for (const field of ['name', 'title']) await judgeAlike(t, all, field);
    judgePreviews(t, 'preview.search-agrees', all);
  },
});

async function searched(asked: Case, t: Steps<Rule>): Promise<Searched> {
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
async function judgeAlike(t: Steps<Rule>, all: readonly Searched[], field: string): Promise<void> {
  const own = all.flatMap(({ asked, ids, isFull }) => {
    const id = asked.own?.field === field ? asked.own.id : undefined;
    return id === undefined ? [] : [{ id, ids, isFull, what: asked.what, isFound: ids.includes(id) }];
  });
  if (!own.some(({ isFound }) => isFound) || own.some(({ isFull }) => isFull)) return;
  for (const { id, ids, what, isFound } of own) {
    // Search may know fewer people than find.
    const linkedin = textIn(t.pool.people.get(id), 'linkedin') ?? '';
    const isMissed = !isFound && (await search(t, [exactly('linkedin', linkedin)])).ids.includes(id);
    const expected = `${id}, by ${what}, as a search for others by ${field} finds them`;
    t.soft('search.finds-alike').holds(!isMissed, { at: 'people', expected, received: [...ids] });
  }
}

/** A search, its description, and the person and field whose value it searches for, if any. */
type Case = {
  readonly what: string;
  readonly filters: Json[];
  readonly own: { readonly id: string; readonly field: string } | null;
  /** Set if a target that accepts the other searches may refuse this one: it filters by rarely supported members. */
  readonly mayBeRefused?: true;
};

const plain = /^[A-Z][a-z]+ [A-Z][a-z]+$/;
/** The last ones have neither letter case nor spaces to lose. */
const writings = [plain, /^.{21,}$/, /[^\p{ASCII}]/u, /['’"]/, /,/, /^[^\p{Lu} ]+$/u];

/** Longest name that is not cut where long texts are. */
const shortMost = 20;

/** Draws searches for people by their own names and titles, one person for each form. */
function ownCases(pool: Pool): fc.Arbitrary<Case[]> {
  const people = [...pool.people].map(([id, person]) => {
    const [name, title] = [textIn(person, 'name') ?? '', textIn(currentJob(person), 'title') ?? ''];
    return { id, name, title, byName: exactly('name', name), byTitle: exactly('title', title) };
  });
  const named = people.filter(({ name }) => plain.test(name) && name.length <= shortMost);
  const own = (id: string, field: string, ...filters: Filter[]): Case => ({
    what: `${filters.map(({ field, string_values: [value] }) => `${field} "${value}"`).join(' and ')}, which are of ${id}`,
    filters,
    own: { id, field },
  });
  const drawn = (['name', 'title'] as const).flatMap((field) =>
    writings.map((writing) => {
      const fit = (field === 'name' ? people : named).filter((one) => writing.test(one[field]));
      return some(fit, 1).map((one) =>
        one.map(({ id, byName, byTitle }) => own(id, field, byName, ...(field === 'name' ? [] : [byTitle]))),
      );
    }),
  );
  return fc.tuple(...drawn).map((cases) => cases.flat());
}

/** Searches for two people with all features of filters; those with and without hits alternate. */
function variedCases([one, other]: readonly JsonObject[]): readonly Case[] {
  const [mine, yours, name] = [textIn(one, 'linkedin'), textIn(other, 'linkedin'), textIn(one, 'name')];
  if (mine === undefined || yours === undefined || name === undefined) return [];
  const [me, you] = [exactly('linkedin', mine), exactly('linkedin', yours)];
  const nobody = Array.from({ length: 11 }, (_, index) => `nobody-${index}-zqxjvkw`);
  const varied = (what: string, ...filters: Json[]): Case => ({ what, filters, own: null });
  const added = textIn(one, 'created_at')?.slice(0, 10) ?? '2020-01-01';
  const from = (days: number) => ({ field: 'created_at', date_from: shifted(added, days) });
  const to = (days: number) => ({ field: 'created_at', date_to: shifted(added, days) });
  return [
    varied('the last of twelve values', exactly('linkedin', ...nobody, mine)),
    varied('one of two who is the other', ...Array.from({ length: 11 }, () => me), you),
    varied('either of two', { operator: 'or', filters: [you, me] }),
    // A filter whose date is ignored may match no one, or everyone.
    varied(
      'somebody who is not another, by a name in another case, added about then',
      me,
      { ...you, type: 'must_not' },
      { field: 'name', match_type: 'fuzzy', string_values: [name.toUpperCase()] },
      from(-2),
      to(2),
    ),
    varied('added on another day', me, { operator: 'or', filters: [from(2), to(-2)] }),
    varied(
      'a name with more behind a comma, in quotes, without its spaces and in percent escapes',
      exactly('name', `${name}, Zqxjvkw`, `"${name}"`, name.replaceAll(' ', ''), escaped(name)),
    ),
    varied('one of twelve values', exactly('linkedin', mine, ...nobody)),
    varied('both of two in one', { operator: 'and', filters: [me, you] }),
  ];
}

/** A search for a person by their number of connections, and by two of their jobs, each in a group of its own. */
function groupedCases(person: JsonObject | undefined): readonly Case[] {
  const [linkedin, connections] = [textIn(person, 'linkedin'), person?.['connections']];
  const two = twoJobs(person);
  if (linkedin === undefined || two === undefined || typeof connections !== 'number') return [];
  const filters = [
    exactly('linkedin', linkedin),
    exactly('title', two.title),
    { operator: 'and', isJobsGroup: true, filters: [exactly('company.name', two.companyName)] },
    { field: 'connections', number_from: connections },
    { field: 'connections', number_to: connections },
  ];
  return [{ what: 'somebody by two of their jobs', filters, own: null, mayBeRefused: true }];
}

/** Returns the title of one job and the company of another; undefined if there are no two such jobs. */
function twoJobs(
  person: JsonObject | undefined,
): { readonly title: string; readonly companyName: string } | undefined {
  const told = itemsOf(person?.['jobs']).flatMap((job) => {
    const [title, companyName] = [textIn(job, 'title'), textIn(job['company'], 'name')];
    return title === undefined || companyName === undefined ? [] : [{ title, companyName }];
  });
  const isOne = (title: string, companyName: string) =>
    told.some((job) => job.title === title && job.companyName === companyName);
  const pairs = told.flatMap(({ title }) => told.map(({ companyName }) => ({ title, companyName })));
  return pairs.find(({ title, companyName }) => !isOne(title, companyName));
}

const dayMs = 86_400_000;

function shifted(day: string, days: number): string {
  const time = Date.parse(day);
  return Number.isNaN(time) ? '2020-01-01' : new Date(time + days * dayMs).toISOString().slice(0, 10);
}
