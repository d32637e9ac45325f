import type { World } from '../../../engine/world.js';
import type { Json, JsonObject } from '../../../state/json.js';
import type { Contact } from '../../stored/contact.js';
import { ContactView } from './contact-view.js';
import { memberPaths, readMember } from './members.js';
import { type Shape, shapeOf } from './shape.js';

const whole = shapeOf(memberPaths);

/**
 * Returns a contact as the API shows it (section 2.8), in the forms of the profile, with the members of a shape, or all of them.
 * Absent members are omitted.
 */
export function contactRecord(contact: Contact, world: World, shape: Shape = whole): JsonObject {
  return membersOf(new ContactView(contact, world), shape) ?? {};
}

/** Returns undefined if all members are absent. */
function membersOf(view: ContactView, shape: Shape): JsonObject | undefined {
  const record: Record<string, Json> = {};
  let isBlank = true;
  for (const [name, part] of shape) {
    const value = typeof part === 'string' ? readMember(part, view) : membersOf(view, part);
    if (value === undefined) continue;
    record[name] = value;
    isBlank = false;
  }
  return isBlank ? undefined : record;
}
