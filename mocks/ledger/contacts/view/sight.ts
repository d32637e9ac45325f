import { isObject, type Json, type JsonObject } from '../../../engine/json.js';
import { shownIn } from '../../../present/present.js';
import type { World } from '../../../world.js';
import type { Contact } from '../contact.js';

/** What was sent about a contact and is shown as such; where it was not sent, the person's takes its place. */
type Shared = 'name' | 'linkedin' | 'country' | 'location';

const nothing: JsonObject = {};

/**
 * A contact, and the person behind it as they were last seen, in the forms of the world's profile. The person is written
 * only when asked for. Made for a moment: kept ones would keep every person in memory twice.
 */
export class Sight {
  readonly contact: Contact;
  readonly world: World;
  #shown: JsonObject | undefined;

  constructor(contact: Contact, world: World) {
    this.contact = contact;
    this.world = world;
  }

  known(name: Shared): Json | undefined {
    return this.contact.input[name] ?? this.shown[name];
  }

  get shown(): JsonObject {
    const { seen } = this.contact;
    this.#shown ??= seen === null ? nothing : shownIn(this.world, seen);
    return this.#shown;
  }

  get position(): JsonObject {
    return objectOf(this.shown['position']);
  }

  get company(): JsonObject {
    return objectOf(this.position['company']);
  }
}

function objectOf(value: Json | undefined): JsonObject {
  return isObject(value) ? value : nothing;
}
