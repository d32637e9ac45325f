import type { World } from '../../../engine/world.js';
import { positionOf, type Told, toldOf } from '../../../present/summary.js';
import { isObject, type Json, type JsonObject } from '../../../state/json.js';
import type { Contact } from '../../stored/contact.js';

const nothing: JsonObject = {};

/**
 * A contact, and its person as last seen, in the forms of the profile. Formats only the requested parts of the person.
 * Short-lived: keeping them would hold every person in memory twice.
 */
export class ContactView {
  readonly contact: Contact;
  readonly world: World;
  #position: JsonObject | undefined;

  constructor(contact: Contact, world: World) {
    this.contact = contact;
    this.world = world;
  }

  /** Returns a member as it was sent, or that of the person if it was not sent. */
  known(name: Told): string | undefined {
    const { input, seen } = this.contact;
    return input[name] ?? (seen === null ? undefined : toldOf(seen, name, this.world));
  }

  get position(): JsonObject {
    const { seen } = this.contact;
    this.#position ??= (seen === null ? undefined : positionOf(seen, this.world)) ?? nothing;
    return this.#position;
  }

  get company(): JsonObject {
    return objectOf(this.position['company']);
  }
}

function objectOf(value: Json | undefined): JsonObject {
  return isObject(value) ? value : nothing;
}
