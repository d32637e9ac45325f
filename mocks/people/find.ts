import type { components } from '../../generated/people.js';
import type { Readings } from '../../generated/questions.js';
import type { AnyCall, Handler, Profile, World } from '../engine/handler.js';
import { isRefusal, type Refusal, Refused, refuse } from '../engine/refusal.js';
import { remember } from '../engine/serialise.js';
import { type Hit, type Lookup, usualLimit, waterfall } from '../matching/waterfall.js';
import { populationNow } from '../population/edits.js';
import type { FieldName, Person, Population } from '../population/population.js';
import { isObject, type Json, type JsonObject } from '../state/json.js';
import { hashOf } from '../views/choice.js';
import { idAs } from '../views/ids.js';
import { periodOf, shownIn, withScore } from '../views/person.js';
import { charge, costHeader } from './charge.js';
import { type FindQuery, mostPeople, pathsOf, readFind } from './read-find.js';
import { ignoredFields, project, readSelection } from './return-fields.js';
import { type Ranked, ranked } from './score.js';
import { type FoundPage, findPage, searchResponse, sizeOf } from './search/search.js';

/** Finds specific people (section 4.1). */
export const find: Handler<'find'> = async (call, world) => {
  const found = await foundBy(call, await populationNow(world), world);
  const failed = failedLookup(found.people.length, found.count, world);
  const bill = await charge(failed === undefined ? found.ids : found.ids.slice(0, failed), call, world);
  const isWhole = failed === undefined && bill.paid.every((isPaid) => isPaid);
  const answers = () => found.people.map((people, at) => (bill.paid[at] ? people : []));
  const body = isWhole ? wholeOf(found, world) : findResponse(answers(), found, world, failed);
  return { status: 200, body, headers: { ...bill.headers, ...found.headers }, credits: bill.charged };
};

interface Found {
  readonly query: FindQuery;
  /** The number of this find call in its world, counted from 1. */
  readonly count: number;
  readonly people: readonly (readonly Ranked[])[];
  readonly ids: readonly (readonly string[])[];
  readonly headers: Readonly<Record<string, string>>;
  /** Among whom they were found. */
  readonly population: Population;
  /** The body with all of them, and the period in which it does not change. */
  whole?: { readonly period: string; readonly body: FindResponse };
}

/** What requests with one lookup found in a world, by their bodies: tests ask for the same people again and again. */
const asked = new WeakMap<World, WeakMap<object, Found>>();

/** Parses the body of a find request and finds people, or refuses it (section 4.1). */
async function foundBy(
  call: Pick<AnyCall, 'body' | 'waived'>,
  population: Population,
  world: World,
): Promise<Found> {
  const { profile } = world;
  const { body } = call;
  const known = asked.get(world) ?? new WeakMap<object, Found>();
  const before = isObject(body) ? known.get(body) : undefined;
  if (before?.population === population) {
    countCall(world);
    return before;
  }
  const query = readFind(call, profile);

  await population.indexed();
  const count = countCall(world);
  const ranking = {
    scale: profile.reading('find.score-scale'),
    order: profile.reading('find.score-order'),
    tieKey: tieKeyOf(query, count, world),
  };
  const depth = depthFor(profile, query.size);
  const hits = query.lookups.map((lookup) =>
    waterfall(lookup, population, profile.reading('find.waterfall'), depth),
  );
  const people = hits.map((one) => ranked(one, query.size, query.leastScore, ranking));

  const ignored = ignoredFields(isObject(call.body) ? pathsOf(call.body['return_fields']) : undefined);
  const links = redirect(query.lookups, hits, profile.reading('find.large-group'));
  if (isRefusal(links) && !call.waived(links.refused)) throw new Refused(links);
  const headers = isRefusal(links) ? ignored : { ...links, ...ignored };
  const ids = people.map((found) => found.map(({ person }) => person.id ?? ''));
  const found: Found = { query, count, people, ids, headers, population };
  const isSteady = world.hooks === undefined && profile.reading('find.determinism') === 'off';
  if (isSteady && isObject(body) && Object.isFrozen(body) && people.length === 1)
    asked.set(world, known.set(body, found));
  return found;
}

type FindResponse = components['schemas']['FindResponse'];

const misses: Record<Readings['find.no-hit'], JsonObject> = {
  'empty-list': Object.freeze({ found: false, people: Object.freeze([]) }),
  'people-omitted': Object.freeze({ found: false }),
  'people-null': Object.freeze({ found: false, people: null }),
};

/** The element of a lookup that failed with an internal error (question find.lookup-failed). */
const failure: JsonObject = Object.freeze({
  found: false,
  people: Object.freeze([]),
  error: Object.freeze({ code: 'internal', message: 'This lookup failed: send it again.' }),
});

/** Returns the body with all people who were found: the same one, which is written once, as long as it does not change. */
function wholeOf(found: Found, world: World): FindResponse {
  const period = periodOf(world.profile, world.clock.now());
  if (found.whole?.period !== period)
    found.whole = { period, body: Object.freeze(findResponse(found.people, found, world)) };
  return found.whole.body;
}

/** Returns the response body: element i holds the people of lookup i (sections 2.7 and 4.1). */
function findResponse(
  answers: readonly (readonly Ranked[])[],
  { query: { selection }, count: call }: Found,
  world: World,
  failed?: number,
): FindResponse {
  const show = ({ person, score }: Ranked): Json => {
    const found = withScore(driftedIn(world, shownIn(world, person), call), score);
    if (selection === undefined) return found;
    const projected = project(found, selection);
    return remember(projected, JSON.stringify(projected));
  };
  const miss = misses[world.profile.reading('find.no-hit')];
  const matches = answers.map((people, at) => {
    if (at === failed) return failure;
    return people.length === 0 ? miss : { found: true, people: people.map(show) };
  });
  // The contract's types describe the default profile; other profiles deliberately return null, "" or unlisted values.
  return Object.assign({ matches: [] }, { matches });
}

type Headers = Readonly<Record<string, string>>;

/** A lookup with one of these is for a particular person. */
const particular: readonly FieldName[] = ['name', 'linkedin', 'email_address'];
const largest = 100;

const redirections: Record<Readings['find.large-group'], (at: number) => Headers | Refusal> = {
  none: () => ({}),
  // Relative to .../{org_id}/find.
  'link-header': () => ({ Link: '<search>; rel="alternate"' }),
  'rejected-400-with-hint': (at) => {
    const field = `matches[${at}]`;
    const why = `${field} asks for a large group: over ${largest} people match it, and it has no name, linkedin or email_address`;
    return refuse('large-group', `${why}. Use search for large groups, or add one of the three.`, { field });
  },
};

/** Redirects lookups that match a large group to search (section 4.1 rule 4, question find.large-group). */
function redirect(
  lookups: readonly Lookup[],
  hits: readonly (readonly Hit[])[],
  reading: Readings['find.large-group'],
): Headers | Refusal {
  const at = lookups.findIndex(
    ({ demands }, index) =>
      (hits[index]?.length ?? 0) > largest && !demands.some(({ field }) => particular.includes(field)),
  );
  return at < 0 ? {} : redirections[reading](at);
}

/** Keyed by store, which is shared by worlds that differ only in their readings. */
const calls = new WeakMap<World['store'], number>();

/** Counts and returns the find calls of a world, including this one: the only source of differences between equal calls. */
function countCall(world: World): number {
  const count = (calls.get(world.store) ?? 0) + 1;
  calls.set(world.store, count);
  return count;
}

const failingEvery = 20;

function failedLookup(lookups: number, call: number, { profile }: World): number | undefined {
  const fails = profile.reading('find.lookup-failed') === 'element-error' && call % failingEvery === 0;
  return fails && lookups > 1 ? lookups - 1 : undefined;
}

const drifts: Record<Readings['find.determinism'], boolean> = { off: false, ties: false, drift: true };

/** Returns a shown person whose `connections` vary slightly between calls, if the profile says so (question find.determinism). */
function driftedIn(world: World, person: JsonObject, call: number): JsonObject {
  const { connections } = person;
  if (!drifts[world.profile.reading('find.determinism')] || typeof connections !== 'number') return person;
  // Downwards, so that a capped count does not exceed its cap.
  return { ...person, connections: Math.abs(connections - (call % 5)) };
}

type TieKey = (person: Person) => string | number;

const keys: Record<Readings['find.ties'], (query: FindQuery, world: World) => TieKey> = {
  stable: (_, { profile }) => {
    const form = profile.reading('record.id-form');
    return (person) => idAs(form, person.id ?? '');
  },
  shuffled: ({ lookups, size, leastScore, selection }) => {
    const request = JSON.stringify([lookups, size, leastScore, selection && [...selection.keys()]]);
    return shuffledBy(hashOf(request));
  },
};

function tieKeyOf(query: FindQuery, call: number, world: World): TieKey {
  if (world.profile.reading('find.determinism') === 'ties') return shuffledBy(call);
  return keys[world.profile.reading('find.ties')](query, world);
}

function shuffledBy(seed: number): TieKey {
  return (person) => hashOf(`${seed} ${person.id}`);
}

/** Five hits suffice in the order of the population; the same for every size, so that a smaller answer is a prefix. */
function depthFor(profile: Profile, size: number): number {
  const isPopulationsOrder =
    profile.reading('find.ties') === 'stable' &&
    profile.reading('find.determinism') !== 'ties' &&
    profile.reading('record.id-form') === 'prefixed' &&
    profile.reading('find.score-scale') === 'unit' &&
    profile.reading('find.score-order') !== 'descending-with-ties';
  const isGroupTold = profile.reading('find.large-group') !== 'none';
  return isPopulationsOrder && !isGroupTold && size <= mostPeople ? mostPeople : usualLimit;
}

type PreviewFindResponse = components['schemas']['PreviewFindResponse'];

const findBodies: Record<Readings['preview.answer'], (found: Found, world: World) => PreviewFindResponse> = {
  limited: ({ people }, world) => ({
    matches: people.map((match) => ({
      ...counted(match),
      people: match.map(({ person }) => masked(shownIn(world, person))),
    })),
  }),
  'counts-only': ({ people }) => ({ matches: people.map(counted) }),
  'same-shape': wholeOf,
};

/** Previews the result of find, free of charge (section 4.3 and question preview.answer). */
export const previewFind: Handler<'previewFind'> = async (call, world) => {
  const found = await foundBy(call, await populationNow(world), world);
  const cost = await costHeader(found.ids, call.path.org_id, world);
  const body = findBodies[world.profile.reading('preview.answer')](found, world);
  return { status: 200, body, headers: { ...cost, ...found.headers } };
};

function counted(match: readonly unknown[]): { readonly found: boolean; readonly count: number } {
  return { found: match.length > 0, count: match.length };
}

type PreviewSearchResponse = components['schemas']['PreviewSearchResponse'];
type Whole = () => readonly JsonObject[];
type Body = (page: FoundPage, whole: Whole, isCountOnly: boolean, world: World) => PreviewSearchResponse;

const searchBodies: Record<Readings['preview.answer'], Body> = {
  limited: ({ count, people }, _, __, world) => ({
    count,
    people: people.map((person) => masked(shownIn(world, person))),
  }),
  'counts-only': ({ count }) => ({ count }),
  'same-shape': (page, whole, isCountOnly, world) => searchResponse(page, whole(), isCountOnly, world),
};

/** Previews the result of search, free of charge (section 4.3 and question preview.answer). */
export const previewSearch: Handler<'previewSearch'> = async (call, world) => {
  const show = readSelection(call.body.return_fields, 'return_fields', call.waived, world);
  const page = await findPage(call.body, call.path.org_id, world);
  const lookups = page.people.map(({ id = '' }) => [id]);
  const bodyOf = searchBodies[world.profile.reading('preview.answer')];
  const body = bodyOf(page, () => page.people.map(show), sizeOf(call.body) === 0, world);
  const cost = await costHeader(lookups, call.path.org_id, world);
  return { status: 200, body, headers: { ...cost, ...ignoredFields(call.body.return_fields) } };
};

export function masked({ id, name }: JsonObject): JsonObject {
  return {
    ...(typeof id === 'string' ? { id } : {}),
    ...(typeof name === 'string' ? { name: maskedName(name) } : {}),
  };
}

/** "Ada Moreau" is "A** M*****". */
export function maskedName(name: string): string {
  // A user-perceived character may consist of several code points.
  const stars = (_: string, initial: string, rest: string) => initial + '*'.repeat([...rest].length);
  return name.replace(/(\S)(\S*)/gu, stars);
}
