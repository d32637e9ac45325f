import type { World } from '../../../engine/world.js';
import { positionOf, type Told, toldOf } from '../../../present/summary.js';
import { isObject, type Json, type JsonObject } from '../../../state/json.js';
import type { Contact } from '../../stored/contact.js';

const nothing: JsonObject = {};

/**
 * A contact, and the person behind it as they were last seen, in the forms of the world's profile. Of the person only
 * what is asked for is written. Made for a moment: kept ones would keep every person in memory twice.
 */
export class Sight {
  readonly contact: Contact;
  readonly world: World;
  #position: JsonObject | undefined;

  constructor(contact: Contact, world: World) {
    this.contact = contact;
    this.world = world;
  }

  /** What was sent is shown as it was sent; where it was not, the person's takes its place. */
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
