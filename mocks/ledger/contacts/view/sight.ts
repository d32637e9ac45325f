import { isObject, type Json, type JsonObject } from '../../../engine/json.js';
import type { Person } from '../../../population/population.js';
import { shownIn } from '../../../present/present.js';
import type { World } from '../../../world.js';
import type { Contact } from '../contact.js';

/** What was sent about a contact and is shown as such; where it was not sent, the person's takes its place. */
type Shared = 'name' | 'linkedin' | 'country' | 'location';

const nothing: JsonObject = {};

/** A contact, and the person behind it as the profile shows people. The person is written only when asked for. */
export class Sight {
  readonly contact: Contact;
  /** Undefined when nobody was found. */
  readonly person: Person | undefined;
  readonly world: World;
  #shown: JsonObject | undefined;

  constructor(contact: Contact, person: Person | undefined, world: World) {
    this.contact = contact;
    this.person = person;
    this.world = world;
  }

  known(name: Shared): Json | undefined {
    return this.contact.input[name] ?? this.shown[name];
  }

  get shown(): JsonObject {
    this.#shown ??= this.person === undefined ? nothing : shownIn(this.world, this.person);
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
