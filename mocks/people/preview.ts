import type { components } from '../../generated/people.js';
import type { Readings } from '../../generated/questions.js';
import type { Handler } from '../engine/handler.js';
import type { World } from '../engine/world.js';
import { populationNow } from '../population/edits.js';
import type { JsonObject } from '../state/json.js';
import { shownIn } from '../views/representation-cache.js';
import { costHeader } from './charge.js';
import { type Found, findResponse, foundBy, idsOf } from './find.js';
import { ignoredFields, readSelection } from './return-fields.js';
import { type FoundPage, findPage, searchResponse, sizeOf } from './search/search.js';

type PreviewFindResponse = components['schemas']['PreviewFindResponse'];

const findBodies: Record<Readings['preview.answer'], (found: Found, world: World) => PreviewFindResponse> = {
  limited: ({ people }, world) => ({
    matches: people.map((match) => ({
      ...counted(match),
      people: match.map(({ person }) => masked(shownIn(world, person))),
    })),
  }),
  'counts-only': ({ people }) => ({ matches: people.map(counted) }),
  'same-shape': (found, world) => findResponse(found.people, found.query, found.count, world),
};

/** Previews the result of find, free of charge (section 4.3 and question preview.answer). */
export const previewFind: Handler<'previewFind'> = async (call, world) => {
  const found = await foundBy(call, await populationNow(world), world);
  const cost = await costHeader(idsOf(found), call.path.org_id, world);
  const body = findBodies[world.profile.reading('preview.answer')](found, world);
  return { status: 200, body, headers: { ...cost, ...found.headers } };
};

function counted(match: readonly unknown[]): { readonly found: boolean; readonly count: number } {
  return { found: match.length > 0, count: match.length };
}

type PreviewSearchResponse = components['schemas']['PreviewSearchResponse'];
type Body = (
  page: FoundPage,
  whole: () => readonly JsonObject[],
  isCountOnly: boolean,
  world: World,
) => PreviewSearchResponse;

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
  const body = searchBodies[world.profile.reading('preview.answer')];
  return {
    status: 200,
    body: body(page, () => page.people.map(show), sizeOf(call.body) === 0, world),
    headers: {
      ...(await costHeader(lookups, call.path.org_id, world)),
      ...ignoredFields(call.body.return_fields),
    },
  };
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
  return name.replace(
    /(\S)(\S*)/gu,
    (_, initial: string, rest: string) => initial + '*'.repeat([...rest].length),
  );
}
