import type { World } from '../engine/world.js';
import type { Person } from '../population/population.js';
import type { JsonObject } from '../state/json.js';
import { jobKey } from './career.js';
import { linkedinAs } from './linkedin.js';
import { namesAs } from './name-parts.js';
import { careerAs } from './person.js';
import { positionAs } from './position.js';
import { jobAs, type View, viewOf } from './records.js';
import { textAs } from './text.js';

/** The members of a person that other records contain. */
export type Told = 'name' | 'linkedin' | 'country' | 'location';

const views = new WeakMap<World, View>();

/** Returns a member of a person as `personAs` shows it, without building the whole record; undefined if absent. */
export function toldOf(person: Person, member: Told, { profile }: World): string | undefined {
  const text =
    member === 'name'
      ? namesAs(profile.reading('record.name-parts'), person).name
      : member === 'linkedin' && person.linkedin
        ? linkedinAs(profile.reading('record.linkedin-form'), person.linkedin)
        : person[member];
  return text && textAs(profile.reading('record.text'), text);
}

/** Returns the current job as `personAs` shows it, without time-dependent members, and without the other jobs. */
export function positionOf(person: Person, world: World): JsonObject | undefined {
  const view = views.get(world) ?? viewOf(world.profile);
  views.set(world, view);
  const career = careerAs(person, view);
  const job = positionAs(world.profile.reading('record.position-status'), person, career);
  return job && jobAs(job, jobKey(person.id ?? '', job), view);
}
