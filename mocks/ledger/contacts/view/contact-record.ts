import type { Json, JsonObject } from '../../../engine/json.js';
import type { Person } from '../../../population/population.js';
import type { World } from '../../../world.js';
import type { Contact } from '../contact.js';
import { memberPaths, readMember } from './members.js';
import { type Shape, shapeOf } from './shape.js';
import { Sight } from './sight.js';

const whole = shapeOf(memberPaths);

/**
 * A contact as the API shows it (section 2.8), in the forms of the world's profile. What is absent is left out.
 * @param person whom the contact is taken for, as they are now
 */
export function contactRecord(contact: Contact, person: Person | undefined, world: World): JsonObject {
  return recordOf(new Sight(contact, person, world));
}

/** The members of a contact that belong to a shape, or all of them. */
export function recordOf(sight: Sight, shape: Shape = whole): JsonObject {
  return membersOf(sight, shape) ?? {};
}

/** Undefined when there is none. */
function membersOf(sight: Sight, shape: Shape): JsonObject | undefined {
  const record: Record<string, Json> = {};
  let isBlank = true;
  for (const [name, part] of shape) {
    const value = typeof part === 'string' ? readMember(part, sight) : membersOf(sight, part);
    if (value === undefined) continue;
    record[name] = value;
    isBlank = false;
  }
  return isBlank ? undefined : record;
}
