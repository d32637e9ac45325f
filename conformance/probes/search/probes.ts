import type { Readings } from '../../../generated/questions.js';
import { fold } from '../../checks/exchanges/employers.js';
import { valuesIn } from '../../checks/scenarios/people/search/field-values.js';
import { exactly } from '../../checks/scenarios/people/search/searching.js';
import { unlessEnded } from '../../target/end-scenario.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import { isAbsent, isArray, isObject, type Json, type JsonObject, parseJson } from '../../target/json.js';
import type { CallInput } from '../../target/wire/call-input.js';
import { numberIn, textIn } from '../../target/wire/members.js';
import { peopleIn } from '../../target/wire/people.js';
import { agrees, bodyOf, demand, otherwise, undecided } from '../answers.js';
import { elementsOf, peopleOf } from '../find/elements.js';
import { asks, type ProbeContext, type Probes, watches } from '../probe.js';
import { peopleCall, requiredRole } from '../roles.js';

/**
 * Returns a person with a title at one company that they never had at another one where they worked. Ends the probe if nobody
 * shown distinguishes the readings.
 */
function mover({ pool }: ProbeContext) {
  for (const [id, person] of pool.people) {
    const linkedin = textIn(person, 'linkedin');
    if (linkedin === undefined) continue;
    const known = jobsOf(person);
    for (const { title, company: at } of known) {
      const isElsewhere = ({ company }: Job) =>
        !alike(company, at) && known.every((job) => !alike(job.company, company) || !alike(job.title, title));
      const other = known.find(isElsewhere);
      if (other) return { id, linkedin, title, at, elsewhere: other.company };
    }
  }
  throw undecided('no find has shown a person with two jobs of different titles at different companies');
}

interface Job {
  readonly title: string;
  readonly company: string;
}

const jobsOf = ({ jobs }: JsonObject): readonly Job[] =>
  (isArray(jobs) ? jobs : []).flatMap((job) => {
    const [title, company] = [
      textIn(job, 'title'),
      textIn(isObject(job) ? job['company'] : undefined, 'name'),
    ];
    return title === undefined || company === undefined ? [] : [{ title, company }];
  });

const alike = (one: string, other: string): boolean => fold(one) === fold(other);

type Ending = 'no token' | 'null' | '""' | 'a token' | 'something else';

const readings: { readonly [Each in Ending]?: Readings['search.page-end'] } = {
  'no token': 'absent',
  null: 'as-null',
  '""': 'empty-string',
};

/** Ends the probe unless a page before the last has a token: otherwise its absence from the last one says nothing. */
async function seeToken(t: ProbeContext): Promise<void> {
  const [country] = valuesIn(t.pool, 'country');
  const filters: Json[] = country === undefined ? [] : [exactly('country', country)];
  const page = await searched(t, { filters, size: 1 });
  demand(endingOf(page) === 'a token', 'no page of a search was seen with a `pagination_token`');
}

function endingOf(body: Json): Ending {
  if (!isObject(body) || !Object.hasOwn(body, 'pagination_token')) return 'no token';
  const { pagination_token: token } = body;
  if (token === null) return 'null';
  if (token === '') return '""';
  return typeof token === 'string' ? 'a token' : 'something else';
}

/** The most people that are remembered: a run may show any number. */
const peopleMost = 5000;

export const searchProbes = {
  'search.people-key': watches('search.people-key', {
    provoke: { requests: 1, send: (t) => foundAlone(t, 1) },
    begin() {
      /** Ids of people whom finds have shown: a list of others need not be the result of the search. */
      const shown = new Set<string>();
      const isShown = (one: Json) => shown.has(textIn(one, 'id') ?? '');
      return function* ({ exchange, find }) {
        for (const { value } of find?.answered ? find.records.person : []) {
          const id = textIn(value, 'id');
          if (id !== undefined && shown.size < peopleMost) shown.add(id);
        }
        if (exchange.operation !== 'search' || !isSuccess(exchange)) return;
        const names = namesOfLists(parseJson(exchange.response.text), (list) => list.some(isShown));
        if (names.length === 0) return;
        const [name] = names;
        const saw = `a search answers people as ${names.map((each) => `\`${each}\``).join(' and ')}`;
        const isOne = names.length === 1 && (name === 'people' || name === 'results');
        yield isOne ? agrees(name, saw) : otherwise(saw);
      };
    },
  }),
  'search.count-key': asks('search.count-key', {
    requests: 2,
    async ask(t) {
      const body = parseJson((await foundAlone(t, 1)).response.text);
      const { id, filters } = onePerson(t);
      demand(namesOfList(body, id).length !== 0, 'the people of a search are in no member of its answer');
      const page = counted(body);
      if (page === '`count` 1') return 'count';
      if (page === '`total_count` 1') return 'total-count';
      if (page !== 'no number') return undefined;
      const none = await t.call('search', { body: { filters, size: 0 } });
      bodyOf(none);
      const alone = counted(parseJson(none.response.text));
      return alone === '`count` 1' ? 'omitted' : undefined;
    },
  }),
  'search.page-end': asks('search.page-end', {
    requests: 4,
    async ask(t) {
      await seeToken(t);
      // A service that only checks whether a page is full does not take a full one for the last.
      const [full, short] = [await foundAlone(t, 1), await foundAlone(t, 2)].map(({ response }) =>
        endingOf(response.json ?? null),
      );
      if (full === undefined || full !== short) return undefined;
      if (full !== 'a token') return readings[full];
      const next = await searched(t, {
        filters: onePerson(t).filters,
        size: 2,
        pagination_token: textIn((await foundAlone(t, 2)).response.json, 'pagination_token') ?? '',
      });
      const people = peopleIn(next);
      const ending = endingOf(next);
      const isEnd = people?.length === 0 && readings[ending] !== undefined;
      return isEnd ? 'empty-page' : undefined;
    },
  }),
  'search.same-job': asks('search.same-job', {
    requests: 2,
    async ask(t) {
      const { id, linkedin, title, at, elsewhere } = mover(t);
      const finds = async (company: string) => {
        const filters = [
          exactly('linkedin', linkedin),
          exactly('title', title),
          exactly('company.name', company),
        ];
        const people = peopleIn(await searched(t, { filters, size: 2 }));
        return people?.some((person) => textIn(person, 'id') === id) ?? false;
      };
      demand(await finds(at), 'nobody was found by address, title and company');
      return (await finds(elsewhere)) ? 'any-job' : 'one-job';
    },
  }),
  'search.role': requiredRole('search.role', [peopleCall('search')]),
} satisfies Probes<'search'>;

/** Returns the members with the number of people, in words. @param body as it is received */
function counted(body: Json | undefined): string {
  const numbers = ['count', 'total_count'].flatMap((name) => {
    const number = numberIn(body, name);
    return number === undefined ? [] : [`\`${name}\` ${number === 1 ? '1' : 'of another number'}`];
  });
  return numbers.join(' and ') || 'no number';
}

/** Returns a person whom a search by profile address should find alone. Ends the probe if there is none. */
export function onePerson({ pool }: ProbeContext) {
  for (const [id, person] of pool.people) {
    const linkedin = textIn(person, 'linkedin');
    if (linkedin !== undefined) return { id, filters: [exactly('linkedin', linkedin)] };
  }
  throw undecided('no find has shown a person with an address on the network');
}

/**
 * Searches for one person, with room for `size` on the page. Made once in each round. Ends the probe unless that person alone is
 * returned: otherwise the answer was not understood.
 */
export const foundAlone = (t: ProbeContext, size: number): Promise<Exchange> =>
  t.shared(`search for one person, size ${size}`, async () => {
    const { id, filters } = onePerson(t);
    const answer = await t.call('search', { body: { filters, size } });
    if (isAlone(peopleIn(bodyOf(answer)) ?? [], id)) return answer;
    throw undecided('a search by an address that one person has is not answered with this person alone');
  });

/** Returns the names of the members that are a list of this person alone. */
const namesOfList = (body: Json | undefined, id: string): readonly string[] =>
  namesOfLists(body, (list) => isAlone(list, id));

/** Returns the names of the members that are such lists. */
function namesOfLists(body: Json | undefined, isSuch: (list: readonly Json[]) => boolean): readonly string[] {
  if (!isObject(body)) return [];
  return Object.keys(body).filter((name) => {
    const list = body[name];
    return isArray(list) && isSuch(list);
  });
}

/** Returns the body of a search, empty if it is not an object. */
async function searched(t: ProbeContext, body: NonNullable<CallInput['body']>): Promise<JsonObject> {
  const answer = bodyOf(await t.call('search', { body }));
  return isObject(answer) ? answer : {};
}

const isAlone = (list: readonly Json[], id: string): boolean =>
  list.length === 1 && textIn(list[0], 'id') === id;

type Shown = 'limited' | 'counts-only' | 'same-shape' | 'something else';

export const previewsProbes: Probes<'preview'> = {
  'preview.answer': asks('preview.answer', {
    requests: 4,
    async ask(t) {
      const ofFind = await findPreviewed(t);
      const ofSearch = await unlessEnded(searchPreviewed(t));
      return ofFind === 'something else' || (ofSearch ?? ofFind) !== ofFind ? undefined : ofFind;
    },
  }),
  'preview.role': requiredRole('preview.role', [peopleCall('previewFind'), peopleCall('previewSearch')]),
};

async function findPreviewed(t: ProbeContext): Promise<Shown> {
  const people = peopleOf(elementsOf(await t.goodFind())?.[0]);
  const exchange = await t.call('previewFind', {
    body: { matches: [{ fields: [...t.someone().lookup.fields] }], size: 5 },
  });
  bodyOf(exchange);
  const elements = elementsOf(exchange);
  return shownIn(elements?.length === 1 ? elements[0] : undefined, people);
}

async function searchPreviewed(t: ProbeContext): Promise<Shown> {
  const { filters } = onePerson(t);
  const people = peopleIn((await foundAlone(t, 1)).response.json) ?? [];
  const preview = bodyOf(await t.call('previewSearch', { body: { filters, size: 1 } }));
  return shownIn(preview, people);
}

/** Returns what a preview shows of the people in the actual answer. Ends the probe if it is not about them. */
function shownIn(preview: Json | undefined, people: readonly JsonObject[]): Shown {
  const list = isObject(preview) ? preview['people'] : undefined;
  const shown = isArray(list) && list.length > 0 ? list : undefined;
  const isCounted = people.length > 0 && numberIn(preview, 'count') === people.length;
  const isNobody = isObject(preview) && isAbsent(list);
  const areSame =
    shown?.length === people.length &&
    people.every((one, at) => textIn(shown[at], 'id') === textIn(one, 'id'));
  if (shown === undefined && isNobody && isCounted) return 'counts-only';
  demand(
    (shown !== undefined && areSame) || isCounted,
    'a preview shows neither whom it previews nor how many they are',
  );
  if (areSame && people.every((one, at) => areAlike(shown[at], one))) return 'same-shape';
  const isLimited = areSame && isCounted && people.every((one, at) => isMasked(shown[at], one));
  return isLimited ? 'limited' : 'something else';
}

/** Whether it is the whole record: with the same members and the same name. */
function areAlike(shown: Json | undefined, person: JsonObject): boolean {
  if (!isObject(shown) || shown['name'] !== person['name']) return false;
  return Object.keys(person).every((name) => Object.hasOwn(shown, name));
}

/** Whether it consists of the id and an illegible name. */
function isMasked(shown: Json | undefined, person: JsonObject): boolean {
  if (!isObject(shown)) return false;
  const { name } = shown;
  const isHidden = isAbsent(name) || (typeof name === 'string' && name !== person['name']);
  return isHidden && Object.keys(shown).every((member) => member === 'id' || member === 'name');
}
