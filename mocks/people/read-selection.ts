import type { Readings } from '../../generated/questions.js';
import type { Call } from '../engine/handler.js';
import type { Profile } from '../engine/profile.js';
import { type Refusal, refuse } from '../engine/refusal.js';
import { remember } from '../engine/serialise.js';
import type { World } from '../engine/world.js';
import type { Person } from '../population/population.js';
import { shownIn } from '../present/present.js';
import type { JsonObject } from '../state/json.js';
import { inspectPaths, project, type Selection, selectionOf } from './return-fields.js';
import { isTolerated } from './tolerance.js';

/** Shows a person as an answer does. */
export type Show = (person: Person) => JsonObject;

/**
 * How the two members that select fields are read: the effect of `fields` is specified, that of `return_fields` is an open
 * question.
 */
const effects: Record<'fields' | 'return_fields', (profile: Profile) => Readings['find.return-fields']> = {
  fields: () => 'projected',
  return_fields: (profile) => profile.reading('find.return-fields'),
};

/** Returns how people are shown with these fields, or refuses invalid names. */
export function readSelection(
  paths: readonly string[] | undefined,
  member: 'fields' | 'return_fields',
  waived: Call['waived'],
  world: World,
  shown: (world: World, person: Person) => JsonObject = shownIn,
): Show | Refusal {
  const { profile } = world;
  if (!isTolerated(profile, 'find.return-fields-unknown')) {
    for (const { reason, message, field = member } of inspectPaths(paths ?? [], member)) {
      if (!waived(reason)) return refuse(reason, message, { field });
    }
  }
  const selection = selectionOf(paths, effects[member](profile), profile.reading('find.return-fields-empty'));
  return (person) => selected(shown(world, person), selection);
}

function selected(person: JsonObject, selection: Selection | undefined): JsonObject {
  if (selection === undefined) return person;
  const projected = project(person, selection);
  return remember(projected, JSON.stringify(projected));
}
