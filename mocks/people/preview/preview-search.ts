import type { components } from '../../../generated/people.js';
import type { Readings } from '../../../generated/questions.js';
import type { Handler } from '../../engine/handler.js';
import { isRefusal } from '../../engine/refusal.js';
import type { World } from '../../engine/world.js';
import { shownIn } from '../../present/present.js';
import type { JsonObject } from '../../state/json.js';
import { ignoredFields } from '../ignored-fields.js';
import { readSelection } from '../read-selection.js';
import { type FoundPage, findPage, sizeOf } from '../search/find-page.js';
import { searchResponse } from '../search/search-response.js';
import { costHeader } from './cost-header.js';
import { masked } from './masked.js';

type PreviewSearchResponse = components['schemas']['PreviewSearchResponse'];
type Body = (
  page: FoundPage,
  whole: () => readonly JsonObject[],
  isCountOnly: boolean,
  world: World,
) => PreviewSearchResponse;

const bodies: Record<Readings['preview.answer'], Body> = {
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
  if (isRefusal(show)) return show;
  const page = await findPage(call.body, call.path.org_id, world);
  if (isRefusal(page)) return page;
  const lookups = page.people.map(({ id = '' }) => [id]);
  const body = bodies[world.profile.reading('preview.answer')];
  return {
    status: 200,
    body: body(page, () => page.people.map(show), sizeOf(call.body) === 0, world),
    headers: {
      ...(await costHeader(lookups, call.path.org_id, world)),
      ...ignoredFields(call.body.return_fields),
    },
  };
};
