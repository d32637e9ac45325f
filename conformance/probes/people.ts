import { fold } from '../checks/exchanges/careers.js';
import { isSameSet } from '../checks/laws/pages.js';
import { shownMembers } from '../checks/scenarios/people/fields.js';
import { currentEmployment } from '../checks/scenarios/people/people.js';
import { getPerson, lookUp, madeUpIds } from '../checks/scenarios/people/same.js';
import { countriesIn, exactly, search } from '../checks/scenarios/people/search.js';
import { ask, type Query, resultsIn, verdictOf } from '../checks/scenarios/people/verify.js';
import * as p from './probe.js';

/** Returns a person whom a search by profile address should find alone. */
function onePerson({ pool }: p.ProbeContext) {
  for (const [id, person] of pool.people) {
    const linkedin = p.textIn(person, 'linkedin');
    if (linkedin !== undefined) return { id, filters: [exactly('linkedin', linkedin)] };
  }
  throw p.undecided('no find has shown a person with an address on the network');
}

/** Searches for one person, who must be found alone, with room for `size` on the page. */
const foundAlone = (t: p.ProbeContext, size: number): Promise<p.Exchange> =>
  t.shared(`search for one person, size ${size}`, async () => {
    const { id, filters } = onePerson(t);
    const { exchange, ids } = await search(t, filters, size);
    p.demand(ids.join() === id, 'a search is not answered with one person alone');
    return exchange;
  });

/** Returns a person with a title at one company that they never had at another one where they worked. */
function mover({ pool }: p.ProbeContext) {
  for (const [id, person] of pool.people) {
    const linkedin = p.textIn(person, 'linkedin');
    const jobs = p.itemsOf(person['jobs']).flatMap((job) => {
      const [title, company] = [p.textIn(job, 'title'), p.textIn(job['company'], 'name')];
      return title && company ? [{ title, company }] : [];
    });
    const held = new Set(jobs.map(({ title, company }) => fold(`${title} at ${company}`)));
    for (const { title, company: at } of jobs) {
      const other = jobs.find(({ company }) => !held.has(fold(`${title} at ${company}`)));
      if (linkedin && other) return { id, linkedin, title, at, elsewhere: other.company };
    }
  }
  throw p.undecided('no find has shown a person with two jobs of different titles at different companies');
}

const endings: Readonly<Record<string, p.Readings['search.page-end']>> = {
  '': 'absent',
  null: 'as-null',
  '""': 'empty-string',
};

const tokenOf = (body: p.Json | undefined): string =>
  (p.isObject(body) && JSON.stringify(body['pagination_token'])) || '';

const nobodysCompany = 'Zqxjvkw Plmvbtqz';
const nobody = 'https://www.linkedin.com/in/zq7xj-vk4wp-0q9h2-nobody';

type Queries = Readonly<Record<'own' | 'other', Query>>;

const asked = p.experiment({}, async (t): Promise<Queries> => {
  const employed = [...t.pool.people.values()].flatMap((person) => currentEmployment(person) ?? []);
  // Verify may not know everybody whom find shows.
  for (const { person: linkedin, companyName } of employed.slice(0, 3)) {
    const own = { linkedin, company_name: companyName };
    const other = { linkedin, company_name: nobodysCompany };
    const exchange = p.succeeded(await ask(t, [own, other]));
    if ((resultsIn(exchange) ?? []).map(verdictOf).join() === 'yes,no') return { own, other };
  }
  throw p.undecided('verify does not say of anybody that they work where find shows them, and nowhere else');
});

/** Returns the members that a result uses, undefined if they contradict each other or are missing. */
function saidBy(result: p.Json): p.Readings['verify.answer'] | undefined {
  if (!p.isObject(result)) return undefined;
  const { verified, status } = result;
  const isStatus = status === 'employed' || status === 'not_employed' || status === 'unknown';
  if (typeof verified !== 'boolean') return isStatus ? 'status' : undefined;
  if (!isStatus) return 'boolean';
  return verified === (status === 'employed') ? 'both' : undefined;
}

/** Whether a result says that the person is unknown. Without a status, it can only say that they do not work there. */
function isUnknown(result: p.Json | undefined): boolean {
  if (!p.isObject(result) || result['verified'] === true) return false;
  return result['status'] === 'unknown' || (result['status'] === undefined && result['verified'] === false);
}

/** Limits of verify, each with its reading: the last is far above any other, and below what most accept as a body. */
const limits = [
  [100, undefined],
  [101, 'at-most-100'],
  [1000, undefined],
  [1001, 'at-most-1000'],
  [10_001, undefined],
] as const;

/** People who are looked up: a service with another order returns them in ours by chance once in 24 times. */
const count = 4;

/** Looks up people whom finds have shown, and an unknown id in the second place. */
const fewInOrder = p.experiment({}, (t) => few(t, (ids) => ids));

async function few(t: p.ProbeContext, inOrder: (ids: readonly string[]) => readonly string[]) {
  const wanted = inOrder([...t.pool.people.keys()].slice(0, count));
  const [first, ...others] = wanted;
  p.demand(first !== undefined && wanted.length >= count, 'too few people were shown to look them up');
  const [unknown = ''] = madeUpIds(first, 1);
  const exchange = p.succeeded(await lookUp(t, [first, unknown, ...others]));
  const list = p.listIn(exchange.response.json) ?? [];
  const shown = list.flatMap((one) => p.textIn(one, 'id') ?? []);
  p.demand(isSameSet(shown, wanted), 'a lookup by ids is not answered with these people');
  return {
    first,
    isInOrder: shown.join() === wanted.join(),
    ofNobody: saidOfNobody(exchange, list, unknown),
  };
}

function saidOfNobody(
  { response }: p.Exchange,
  list: readonly p.Json[],
  unknown: string,
): p.Readings['lookup.answer'] | undefined {
  const errors = p.isObject(response.json) ? response.json['errors'] : undefined;
  const nobodies = list.filter((one) => !p.isObject(one));
  if (nobodies.length > 0) return nobodies.length === 1 && list[1] === null ? 'aligned-null' : undefined;
  if (p.isArray(errors) && errors.length === 1 && JSON.stringify(errors).includes(unknown))
    return 'with-errors';
  return p.isAbsent(errors) && !response.text.includes(unknown) ? 'found-only' : undefined;
}

/** The most ids of a lookup, and what happens to one more: only the last one exists, so that next to nothing is charged. */
const mostIds = p.experiment({ requests: 6, once: true }, async (t) => {
  const { first: id, ofNobody } = await fewInOrder.result(t);
  p.demand(ofNobody !== 'with-errors', 'an error for each of very many ids is too much to read');
  const nobodies = madeUpIds(id, 51_200);
  const send = async (ids: number) => {
    const exchange = await lookUp(t, [...nobodies.slice(0, ids - 1), id]);
    if (!p.isSuccess(exchange)) return exchange;
    const isFound = p.peopleIn(exchange.response.json)?.some((one) => p.textIn(one, 'id') === id);
    return isFound ? ('whole' as const) : ('truncated' as const);
  };
  for (const most of ['50000', '51200'] as const) {
    // If fewer ids are refused, their number is not the only reason.
    if ((await send(Number(most))) !== 'whole') break;
    const over = await send(Number(most) + 1);
    if (over !== 'whole') return { most, over };
  }
  return { most: undefined, over: undefined };
});

const wholeRecord = p.experiment({}, async (t) => {
  const [id] = t.pool.people.keys();
  p.demand(id !== undefined, 'no find has shown a person with an id');
  const record = p.personWith(id, p.bodyOf(await getPerson(t, id)));
  p.demand(record !== undefined, 'getPerson does not answer the record of the person whose id is sent');
  return { id, record };
});

export const peopleProbes = {
  'search.people-key': p.watches({ send: (t) => foundAlone(t, 1) }, function* ({ exchange }) {
    const body = p.parseJson(exchange.response.text);
    if (exchange.operation !== 'search' || !p.isSuccess(exchange) || !p.isObject(body)) return;
    const isOne = (item: p.Json) => p.textIn(item, 'id') !== undefined;
    const names = Object.keys(body).filter(
      (name) => p.isArray(body[name]) && p.itemsOf(body[name]).some(isOne),
    );
    const [name, ...others] = names;
    if (name === undefined) return;
    const reading = others.length === 0 && (name === 'people' || name === 'results') ? name : undefined;
    yield p.agrees(reading, `a search answers people as ${names.join(' and ')}`);
  }),
  'search.count-key': p.asks({}, async (t) => {
    const body = p.parseJson((await foundAlone(t, 1)).response.text);
    const counts = ['count', 'total_count'].map((name) => p.numberIn(body, name)).join();
    if (counts !== ',') return counts === '1,' ? 'count' : counts === ',1' ? 'total-count' : undefined;
    const { exchange } = await search(t, onePerson(t).filters, 0);
    return p.numberIn(p.parseJson(exchange.response.text), 'count') === 1 ? 'omitted' : undefined;
  }),
  'search.page-end': p.asks({}, async (t) => {
    const [country = ''] = countriesIn(t.pool);
    // Shows that a search has pages, so that the lack of a token is the end of them.
    t.text((await search(t, [exactly('country', country)], 1)).exchange, 'pagination_token');
    // A service that only checks whether a page is full does not take a full one for the last.
    const { json: full } = (await foundAlone(t, 1)).response;
    const { json: short } = (await foundAlone(t, 2)).response;
    const end = endings[tokenOf(full)];
    if (end !== endings[tokenOf(short)]) return undefined;
    if (end !== undefined) return end;
    const next = await search(t, onePerson(t).filters, 2, p.textIn(short, 'pagination_token'));
    const isEmpty = next.people?.length === 0 && endings[tokenOf(next.exchange.response.json)] !== undefined;
    return isEmpty ? 'empty-page' : undefined;
  }),
  'search.same-job': p.asks({}, async (t) => {
    const { id, linkedin, title, at, elsewhere } = mover(t);
    const finds = async (company: string) => {
      const criteria = Object.entries({ linkedin, title, 'company.name': company });
      const filters = criteria.map(([field, value]) => exactly(field, value));
      return (await search(t, filters, 2)).ids.includes(id);
    };
    p.demand(await finds(at), 'nobody was found by address, title and company');
    return (await finds(elsewhere)) ? 'any-job' : 'one-job';
  }),
  'preview.answer': p.asks({}, async (t) => {
    const people = p.peopleOf(p.elementsOf(await t.goodFind())?.[0]);
    const preview = p.elementsOf(p.succeeded(await t.call('previewFind', { body: t.goodBody() })))?.[0];
    const shown = p.peopleOf(preview);
    const isCounted = p.numberIn(preview, 'count') === people.length;
    if (shown.length === 0 && isCounted) return 'counts-only';
    const areSame = shown.map(({ id }) => id).join() === people.map(({ id }) => id).join();
    p.demand(isCounted || areSame, 'a preview shows neither whom it previews nor how many they are');
    if (!areSame) return undefined;
    const pairs = people.map((person, at) => ({ person, one: shown[at] ?? {} }));
    const isWhole = pairs.every(({ person, one }) => Object.keys(person).every((name) => name in one));
    if (isWhole && pairs.every(({ person, one }) => one['name'] === person['name'])) return 'same-shape';
    // The id and an illegible name.
    const isMasked = pairs.every(({ person, one: { id: _, name, ...more } }) => {
      return Object.keys(more).length === 0 && (p.isAbsent(name) || name !== person['name']);
    });
    return isCounted && isMasked ? 'limited' : undefined;
  }),
  'verify.answer': p.watches({ send: asked.result }, function* ({ exchange }) {
    if (exchange.operation !== 'verify' || !p.isSuccess(exchange)) return;
    const ways = [...new Set((resultsIn(exchange) ?? []).flatMap((result) => saidBy(result) ?? []))];
    const saw = `results of verify say it in the way ${ways.join(' and ')}`;
    if (ways.length > 0) yield p.agrees(ways.length > 1 ? undefined : ways, saw);
  }),
  'verify.unknown': p.asksOf(asked, async ({ own, other }, t) => {
    const answer = await ask(t, [own, { ...own, linkedin: nobody }, other]);
    const [first, ...more] = resultsIn(answer) ?? [];
    const last = more.pop();
    if (verdictOf(first) !== 'yes' || verdictOf(last) !== 'no') return answer;
    if (more.length === 0) return 'omitted';
    return more.length === 1 && isUnknown(more[0]) ? 'item' : undefined;
  }),
  // The last request holds ten thousand queries.
  'verify.limit': p.asksOf({ ...asked, requests: 8, once: true }, async ({ own, other }, t) => {
    for (const [length, reading] of limits) {
      const queries = Array.from({ length }, (_, index) => (index % 2 === 0 ? own : other));
      const answer = await ask(t, queries);
      if (p.refusesInput(answer)) return reading;
      const isWhole = p.isSuccess(answer) && resultsIn(answer)?.length === length;
      p.demand(isWhole, `${length} queries of verify have not as many results`);
    }
    return 'unlimited';
  }),
  'lookup.answer': p.asksOf(fewInOrder, async ({ ofNobody }) => ofNobody),
  'lookup.order': p.asksOf(fewInOrder, async ({ isInOrder, ofNobody }, t) => {
    p.demand(ofNobody !== 'aligned-null', 'each id is answered at its place');
    // Another order may happen to be ours, but not in reverse as well.
    const reversed = await few(t, (ids) => ids.toReversed());
    return isInOrder && reversed.isInOrder ? 'request' : 'any';
  }),
  'lookup.ids-empty': p.asksOf(fewInOrder, async (_, t) => {
    const answer = await lookUp(t, []);
    return p.peopleIn(answer.response.json)?.length === 0 ? 'answered-empty' : answer;
  }),
  'lookup.k': p.asksOf(mostIds, async ({ most }) => most),
  'lookup.over': p.asksOf(mostIds, async ({ over }) => over),
  'person.fields-syntax': p.asksOf(wholeRecord, async ({ id, record }, t) => {
    const [one, other, ...more] = shownMembers(record);
    p.demand(one !== undefined && other !== undefined && more.length !== 0, 'a person has too few members');
    const both = [one, other];
    const send = async (fields: string | string[]) => {
      const exchange = await t.call('getPerson', { path: { person_id: id }, query: { fields } });
      if (p.refusesInput(exchange)) return 'refused';
      const json = p.bodyOf(exchange);
      const shown = p.isObject(json) ? shownMembers(json) : [];
      const areBoth = shown.length === both.length && both.every((name) => shown.includes(name));
      return areBoth ? 'both' : 'others';
    };
    const [comma, repeated] = [await send(both.join(',')), await send(both)];
    if (repeated === 'both') return comma === 'both' ? 'comma' : 'repeated';
    if (comma !== 'refused' || repeated !== 'refused') return undefined;
    return (await send(JSON.stringify(both))) === 'both' ? 'json' : undefined;
  }),
  'person.missing': p.asksOf(wholeRecord, async ({ id }, t) => {
    const answer = await getPerson(t, madeUpIds(id, 1)[0] ?? '');
    return answer.response.json === null ? 'answered-null' : answer;
  }),
};
