import type { components } from '../../../generated/people.js';
import type { Readings } from '../../../generated/questions.js';
import type { Handler, Profile, World } from '../../engine/handler.js';
import { pageAfter, readPageToken, tokenAfter } from '../../engine/paging.js';
import { granted } from '../../engine/refusal.js';
import { type Filter, type FilterNode, isLeaf, isScope, readFilters } from '../../filters/filter.js';
import { populationNow } from '../../population/edits.js';
import { fold } from '../../population/index/words.js';
import type { Person } from '../../population/population.js';
import { isObject, type Json, type JsonObject } from '../../state/json.js';
import { plainName } from '../../views/forms.js';
import { charge } from '../charge.js';
import { ignoredFields, readSelection } from '../return-fields.js';
import { compared, peopleFields } from './fields.js';
import { matching, peopleRanking } from './table.js';

/** Searches for people (section 4.3). Each person on a page is charged like a lookup of find. */
export const search: Handler<'search'> = async (call, world) => {
  const show = readSelection(call.body.return_fields, 'return_fields', call.waived, world);
  const page = await findPage(call.body, call.path.org_id, world);
  const lookups = page.people.map(({ id = '' }) => [id]);
  const bill = await charge(lookups, call, world);

  const paid = page.people.filter((_, at) => bill.paid[at]);
  return {
    status: 200,
    body: searchResponse(page, paid.map(show), sizeOf(call.body) === 0, world),
    headers: { ...bill.headers, ...ignoredFields(call.body.return_fields) },
    credits: bill.charged,
  };
};

type SearchRequest = components['schemas']['SearchRequest'];

export interface FoundPage {
  readonly people: readonly Person[];
  readonly count: number;
  readonly token: string | null | undefined;
}

const usualSize = 10;

/** Returns the maximum number of people on a page; 0 requests only the count. */
export function sizeOf({ size = usualSize }: SearchRequest): number {
  return size;
}

export async function findPage(request: SearchRequest, org: string, world: World): Promise<FoundPage> {
  const filter = readPeopleFilters(request.filters, world.profile);
  const population = await populationNow(world);
  const size = sizeOf(request);
  const ranking = peopleRanking(request.sort_by);

  const { filters = [], sort_by = null, pagination_token: sent } = request;
  const binding = bindingOf([org, filters, sort_by, size]);
  // The last page has an empty token under one reading; no reading gives one for the first page.
  const after = sent ? readPageToken(sent, binding, world) : undefined;
  const { profile, clock } = world;
  const text = bindingOf([profile.reading('search.same-job'), filters, sort_by]);
  const found = await matching(
    { filter, text, ranking, isById: /^[+ ]?id$/.test(sort_by ?? 'id') },
    population,
    profile,
    clock.now(),
  );
  const { rows, ...ends } = pageAfter(found, after, size, ranking);
  return { people: rows, count: found.length, token: tokenAfter(ends, binding, world) };
}

type SearchResponse = components['schemas']['SearchResponse'];

const peopleKeys: Record<Readings['search.people-key'], string> = { people: 'people', results: 'results' };

const counts: Record<Readings['search.count-key'], (count: number, isCountOnly: boolean) => JsonObject> = {
  count: (count) => ({ count }),
  'total-count': (count) => ({ total_count: count }),
  omitted: (count, isCountOnly) => (isCountOnly ? { count } : {}),
};

export function searchResponse(
  page: FoundPage,
  shown: readonly JsonObject[],
  isCountOnly: boolean,
  world: World,
): SearchResponse {
  const { profile } = world;
  // The contract's types describe the default profile; other profiles deliberately use different names.
  const body: JsonObject = {
    [peopleKeys[profile.reading('search.people-key')]]: shown,
    ...counts[profile.reading('search.count-key')](page.count, isCountOnly),
    ...(page.token === undefined ? {} : { pagination_token: page.token }),
  };
  return body;
}

/** Returns a query as text that does not depend on the order of members: a page token is valid only for this text. */
export function bindingOf(query: Json): string {
  const sorted = (value: JsonObject) =>
    Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
  return JSON.stringify(query, (_, value: Json) => (isObject(value) ? sorted(value) : value));
}

export function readPeopleFilters(nodes: readonly FilterNode[] | undefined, profile: Profile): Filter {
  const filter = readFilters(nodes, {
    isDated: (field) => /_at$/.test(field),
    canonical: (field, term) => {
      const { attribute } = peopleFields.get(field) ?? {};
      const text = attribute === undefined ? term : compared(attribute, term);
      return field === 'name' ? plainName(profile, text) : text;
    },
    words: (field, text) => (peopleFields.get(field)?.attribute.words ?? fold)(text),
  });
  return withOneJob(granted(filter), profile.reading('search.same-job'));
}

function isOfJob(name: string): boolean {
  const field = peopleFields.get(name);
  return field?.attribute.of === 'job' && !field.isOfPosition;
}

type Reading = Readings['search.same-job'];

/** Returns the filters of a group that leaves open whether they are about one job. */
const openIn = (filter: Filter): readonly Filter[] =>
  'operator' in filter && filter.isJobsGroup === undefined ? filter.filters : [];

/** Groups filters joined by `and` that must match one job, unless all are negated (question search.same-job). */
function withOneJob(filter: Filter, reading: Reading): Filter {
  const speaks = (each: Filter): boolean => (isLeaf(each) ? isOfJob(each.field) : openIn(each).some(speaks));
  const demands = (each: Filter): boolean =>
    isLeaf(each) ? isOfJob(each.field) && !each.negated : openIn(each).some(demands);

  const placed = (each: Filter, around: Reading, isWithin: boolean): Filter => {
    if (isLeaf(each) || isScope(each)) return each;
    const { operator, filters, isJobsGroup } = each;
    if (isJobsGroup !== undefined) {
      const apart = placed({ operator, filters }, isJobsGroup ? 'one-job' : 'any-job', false);
      return isWithin ? { scope: 'person', filter: apart } : apart;
    }
    const about = operator === 'and' && around === 'one-job' && !isWithin ? filters.filter(speaks) : [];
    if (about.length < 2 || !about.some(demands)) {
      return { operator, filters: filters.map((one) => placed(one, around, isWithin)) };
    }
    const others = filters.filter((one) => !about.includes(one)).map((one) => placed(one, around, false));
    const together = about.map((one) => placed(one, around, true));
    return { operator, filters: [...others, { scope: 'job', filter: { operator, filters: together } }] };
  };
  return placed(filter, reading, false);
}
