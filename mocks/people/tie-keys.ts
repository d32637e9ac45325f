import type { Readings } from '../../generated/questions.js';
import type { World } from '../engine/world.js';
import type { Person } from '../population/population.js';
import { hashOf } from '../present/choice.js';
import { idAs } from '../present/ids.js';
import type { FindQuery } from './find-query.js';

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

/**
 * Returns the key that orders people with equal scores (questions find.ties and find.determinism); `call` is the number of the
 * call.
 */
export function tieKeyOf(query: FindQuery, call: number, world: World): TieKey {
  if (world.profile.reading('find.determinism') === 'ties') return shuffledBy(call);
  return keys[world.profile.reading('find.ties')](query, world);
}

function shuffledBy(seed: number): TieKey {
  return (person) => hashOf(`${seed} ${person.id}`);
}
