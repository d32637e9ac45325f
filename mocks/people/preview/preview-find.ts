import type { components } from '../../../generated/people.js';
import type { Readings } from '../../../generated/questions.js';
import type { Handler } from '../../engine/handler.js';
import { isRefusal } from '../../engine/refusal.js';
import type { World } from '../../engine/world.js';
import { populationNow } from '../../population/current.js';
import { shownIn } from '../../present/present.js';
import { findResponse } from '../find-response.js';
import { type Found, foundBy, idsOf } from '../found.js';
import { costHeader } from './cost-header.js';
import { masked } from './masked.js';

type PreviewFindResponse = components['schemas']['PreviewFindResponse'];

const bodies: Record<Readings['preview.answer'], (found: Found, world: World) => PreviewFindResponse> = {
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
  if (isRefusal(found)) return found;
  const cost = await costHeader(idsOf(found), call.path.org_id, world);
  const body = bodies[world.profile.reading('preview.answer')](found, world);
  return { status: 200, body, headers: { ...cost, ...found.headers } };
};

function counted(match: readonly unknown[]): { readonly found: boolean; readonly count: number } {
  return { found: match.length > 0, count: match.length };
}
