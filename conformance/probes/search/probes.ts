import type { Readings } from '../../../generated/questions.js';
import { fold } from '../../checks/exchanges/careers.js';
import { currentEmployment } from '../../checks/scenarios/people/employments.js';
import { countriesIn, exactly } from '../../checks/scenarios/people/search.js';
import { ask, type Query, resultsIn, verdictOf } from '../../checks/scenarios/people/verify.js';
import { unlessEnded } from '../../target/end-scenario.js';
import { type Exchange, isSuccess, refusesInput } from '../../target/exchange.js';
import { isAbsent, isArray, isObject, type Json, type JsonObject, parseJson } from '../../target/json.js';
import { itemsOf, numberIn, peopleIn, textIn } from '../../target/wire/members.js';
import { agrees, bodyOf, decided, demand, steadily, succeeded, undecided } from '../answers.js';
import { elementsOf, peopleOf } from '../find/elements.js';
import { asks, asksOf, experiment, type ProbeContext, watches } from '../probe.js';

/** Returns a person whom a search by profile address should find alone. */
function onePerson({ pool }: ProbeContext) {
  for (const [id, person] of pool.people) {
    const linkedin = textIn(person, 'linkedin');
    if (linkedin !== undefined) return { id, filters: [exactly('linkedin', linkedin)] };
  }
  throw undecided('no find has shown a person with an address on the network');
}

/** Searches for one person, who must be found alone, with room for `size` on the page. */
const foundAlone = (t: ProbeContext, size: number): Promise<Exchange> =>
  t.shared(`search for one person, size ${size}`, async () => {
    const { id, filters } = onePerson(t);
    const answer = await t.call('search', { body: { filters, size } });
    const people = peopleIn(bodyOf(answer)) ?? [];
    const isAlone = people.length === 1 && textIn(people[0], 'id') === id;
    demand(isAlone, 'a search is not answered with one person alone');
    return answer;
  });

/** Returns a person with a title at one company that they never had at another one where they worked. */
function mover({ pool }: ProbeContext) {
  for (const [id, person] of pool.people) {
    const linkedin = textIn(person, 'linkedin') ?? '';
    const jobs = itemsOf(person['jobs']).flatMap((job) => {
      const [title, company] = [textIn(job, 'title'), textIn(job['company'], 'name')];
      return title && company && linkedin ? [{ title, company, key: fold(`${title} at ${company}`) }] : [];
    });
    for (const { title, company: at } of jobs) {
      const other = jobs.find(
        ({ company }) => jobs.every(({ key }) => key !== fold(`${title} at ${company}`)) && company !== at,
      );
      if (other) return { id, linkedin, title, at, elsewhere: other.company };
    }
  }
  throw undecided('no find has shown a person with two jobs of different titles at different companies');
}

const endings: Readonly<Record<string, Readings['search.page-end']>> = {
  '': 'absent',
  null: 'as-null',
  '""': 'empty-string',
};

const tokenOf = (body: Json | undefined): string =>
  (isObject(body) && JSON.stringify(body['pagination_token'])) || '';

async function searchPreviewed(t: ProbeContext) {
  const people = peopleIn((await foundAlone(t, 1)).response.json) ?? [];
  const preview = await t.call('previewSearch', { body: { filters: onePerson(t).filters, size: 1 } });
  return shownIn(bodyOf(preview), people);
}

function shownIn(preview: Json | undefined, people: readonly JsonObject[]) {
  const shown = itemsOf(isObject(preview) ? preview['people'] : undefined);
  const isCounted = people.length > 0 && numberIn(preview, 'count') === people.length;
  if (shown.length === 0 && isCounted) return 'counts-only';
  const idsOf = (list: readonly JsonObject[]) => list.map(({ id }) => id).join();
  const areSame = people.length > 0 && idsOf(shown) === idsOf(people);
  demand(isCounted || areSame, 'a preview shows neither whom it previews nor how many they are');
  const isEvery = (test: (one: JsonObject, person: JsonObject) => boolean) =>
    areSame && people.every((person, at) => test(shown[at] ?? {}, person));
  if (isEvery((one, person) => Object.keys(person).every((name) => name in one) && one.name === person.name))
    return 'same-shape';
  // The id and an illegible name.
  const isMasked = isEvery(({ id: _, name, ...more }, person) => {
    return Object.keys(more).length === 0 && (isAbsent(name) || name !== person['name']);
  });
  return isCounted && isMasked ? 'limited' : undefined;
}

const nobodysCompany = 'Zqxjvkw Plmvbtqz';
const nobody = 'https://www.linkedin.com/in/zq7xj-vk4wp-0q9h2-nobody';

type Queries = Readonly<Record<'own' | 'other', Query>>;

const asked = experiment('verify', {}, async (t): Promise<Queries> => {
  const employed = [...t.pool.people.values()].flatMap((person) => currentEmployment(person) ?? []);
  // Verify may not know everybody whom find shows.
  for (const { person: linkedin, companyName } of employed.slice(0, 3)) {
    const own = { linkedin, company_name: companyName };
    const other = { linkedin, company_name: nobodysCompany };
    const exchange = succeeded(await ask(t, [own, other]));
    if ((resultsIn(exchange) ?? []).map(verdictOf).join() === 'yes,no') return { own, other };
  }
  throw undecided('verify does not say of anybody that they work where find shows them, and nowhere else');
});

/** Far above any other plausible limit, and below what most services accept as a body. */
const veryMany = 10_001;

/** Returns the members that a result uses, undefined if they contradict each other or are missing. */
function saidBy(result: Json): Readings['verify.answer'] | undefined {
  if (!isObject(result)) return undefined;
  const { verified, status } = result;
  const isStatus = status === 'employed' || status === 'not_employed' || status === 'unknown';
  if (typeof verified !== 'boolean') return isStatus ? 'status' : undefined;
  if (!isStatus) return 'boolean';
  return verified === (status === 'employed') ? 'both' : undefined;
}

/** Whether a result says that the person is unknown. Without a status, it can only say that they do not work there. */
function isUnknown(result: Json | undefined): boolean {
  if (!isObject(result) || result['verified'] === true) return false;
  return result['status'] === 'unknown' || (result['status'] === undefined && result['verified'] === false);
}

async function takes(t: ProbeContext, { own, other }: Queries, count: number): Promise<boolean> {
  const many = Array.from({ length: count }, (_, index) => (index % 2 === 0 ? own : other));
  const isTaken = async () => {
    const answer = decided(await ask(t, many));
    const isWhole = isSuccess(answer) && resultsIn(answer)?.length === count;
    demand(isWhole || refusesInput(answer), `${count} queries of verify have not as many results`);
    return isWhole;
  };
  return steadily(isTaken, Boolean);
}

export const searchProbes = {
  'search.people-key': watches({ send: (t) => foundAlone(t, 1) }, function* ({ exchange }) {
    const body = parseJson(exchange.response.text);
    if (exchange.operation !== 'search' || !isSuccess(exchange) || !isObject(body)) return;
    const isOne = (item: Json) => textIn(item, 'id') !== undefined;
    const names = Object.keys(body).filter((name) => isArray(body[name]) && itemsOf(body[name]).some(isOne));
    const [name, ...others] = names;
    if (name === undefined) return;
    const reading = others.length === 0 && (name === 'people' || name === 'results') ? name : undefined;
    yield agrees(reading, `a search answers people as ${names.join(' and ')}`);
  }),
  'search.count-key': asks({}, async (t) => {
    const body = parseJson((await foundAlone(t, 1)).response.text);
    const counts = ['count', 'total_count'].map((name) => numberIn(body, name)).join();
    if (counts !== ',') return counts === '1,' ? 'count' : counts === ',1' ? 'total-count' : undefined;
    const none = succeeded(await t.call('search', { body: { filters: onePerson(t).filters, size: 0 } }));
    return numberIn(parseJson(none.response.text), 'count') === 1 ? 'omitted' : undefined;
  }),
  'search.page-end': asks({}, async (t) => {
    const [country = ''] = countriesIn(t.pool);
    const call = { body: { filters: [exactly('country', country)], size: 1 } };
    // Shows that a search has pages, so that the lack of a token is the end of them.
    t.text(decided(await t.call('search', call)), 'pagination_token');
    // A service that only checks whether a page is full does not take a full one for the last.
    const { json: full } = (await foundAlone(t, 1)).response;
    const { json: short } = (await foundAlone(t, 2)).response;
    const end = endings[tokenOf(full)];
    if (end !== endings[tokenOf(short)]) return undefined;
    if (end !== undefined) return end;
    const pagination_token = textIn(short, 'pagination_token') ?? '';
    const body = { filters: onePerson(t).filters, size: 2, pagination_token };
    const next = bodyOf(await t.call('search', { body }));
    return peopleIn(next)?.length === 0 && endings[tokenOf(next)] !== undefined ? 'empty-page' : undefined;
  }),
  'search.same-job': asks({}, async (t) => {
    const { id, linkedin, title, at, elsewhere } = mover(t);
    const finds = async (company: string) => {
      const filters = Object.entries({ linkedin, title, 'company.name': company }).map(([field, value]) =>
        exactly(field, value),
      );
      const people = peopleIn(bodyOf(await t.call('search', { body: { filters, size: 2 } })));
      return people?.some((person) => textIn(person, 'id') === id) ?? false;
    };
    demand(await finds(at), 'nobody was found by address, title and company');
    return (await finds(elsewhere)) ? 'any-job' : 'one-job';
  }),
  'preview.answer': asks({}, async (t) => {
    const found = peopleOf(elementsOf(await t.goodFind())?.[0]);
    const body = { matches: [{ fields: [...t.someone().lookup.fields] }], size: 5 };
    const preview = succeeded(await t.call('previewFind', { body }));
    const ofFind = shownIn(elementsOf(preview)?.[0], found);
    const ofSearch = await unlessEnded(searchPreviewed(t));
    return (ofSearch ?? ofFind) === ofFind ? ofFind : undefined;
  }),
  'verify.answer': watches({ send: asked.result }, function* ({ exchange }) {
    if (exchange.operation !== 'verify' || !isSuccess(exchange)) return;
    const ways = [...new Set((resultsIn(exchange) ?? []).flatMap((result) => saidBy(result) ?? []))];
    const saw = `results of verify say it in the way ${ways.join(' and ')}`;
    if (ways.length > 0) yield agrees(ways.length > 1 ? undefined : ways, saw);
  }),
  'verify.unknown': asksOf(asked, async ({ own, other }, t) => {
    const answer = await ask(t, [own, { ...own, linkedin: nobody }, other]);
    const [first, ...more] = resultsIn(answer) ?? [];
    const last = more.pop();
    if (verdictOf(first) !== 'yes' || verdictOf(last) !== 'no') return answer;
    if (more.length === 0) return 'omitted';
    return more.length === 1 && isUnknown(more[0]) ? 'item' : undefined;
  }),
  // The last request holds ten thousand queries.
  'verify.limit': {
    ...asksOf(asked, async (queries, t) => {
      if (!(await takes(t, queries, 100))) return undefined;
      if (!(await takes(t, queries, 101))) return 'at-most-100';
      if (!(await takes(t, queries, 1000))) return undefined;
      if (!(await takes(t, queries, 1001))) return 'at-most-1000';
      return (await takes(t, queries, veryMany)) ? 'unlimited' : undefined;
    }),
    once: true,
  },
};
