import type { components } from '../../generated/people.js';
import type { Readings } from '../../generated/questions.js';
import { remember } from '../engine/serialise.js';
import type { World } from '../engine/world.js';
import { shownIn, withScore } from '../present/present.js';
import type { Json, JsonObject } from '../state/json.js';
import type { FindQuery } from './find-query.js';
import { driftedIn } from './nondeterminism.js';
import { project } from './return-fields.js';
import type { Ranked } from './score.js';

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

/** Returns the response body: element i holds the people of lookup i (sections 2.7 and 4.1). */
export function findResponse(
  answers: readonly (readonly Ranked[])[],
  { selection }: Pick<FindQuery, 'selection'>,
  call: number,
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
