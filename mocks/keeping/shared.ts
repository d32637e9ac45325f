import { frozen } from '../state/frozen.js';
import { isObject, type Json, type JsonObject } from '../state/json.js';
import { isList } from '../state/json-list.js';
import type { Moment } from '../state/store.js';
import { turns } from '../state/turns.js';

/** Stands for a value that several entries have, in the place of a member of an entry. */
const mark = '$shared';

/**
 * What several entries of a store hold together, and what therefore is written once: of 100,000 contacts who are 1,000 people,
 * each person.
 */
export class Shared {
  readonly #numbers = new Map<Json, number>();

  /** Looks for members that are one and the same, in slices. */
  static async in(moments: Iterable<Moment>): Promise<Shared> {
    const [shared, turn] = [new Shared(), turns()];
    const met = new Set<Json>();
    for (const moment of moments) {
      for (const entries of moment.values()) {
        for (const value of entries.values()) {
          for (const member of isObject(value) ? Object.values(value) : []) {
            if (!isObject(member)) continue;
            // What looks like a mark must not be taken for one.
            if (met.has(member) || mark in member) shared.#number(member);
            else met.add(member);
          }
          await turn();
        }
      }
    }
    return shared;
  }

  /** An entry as it is written. */
  marked(value: Json): Json {
    if (this.#numbers.size === 0 || !isObject(value)) return value;
    let own: Record<string, Json | undefined> | undefined;
    for (const [name, member] of Object.entries(value)) {
      const number = isObject(member) ? this.#numbers.get(member) : undefined;
      if (number === undefined) continue;
      own ??= { ...value };
      own[name] = { [mark]: number };
    }
    return own ?? value;
  }

  /** What the marks stand for, in the order of their numbers. */
  values(): Iterable<Json> {
    return this.#numbers.keys();
  }

  #number(value: Json): void {
    if (!this.#numbers.has(value)) this.#numbers.set(value, this.#numbers.size);
  }
}

/** Puts what marks stand for into their places: one and the same value again, which a store keeps once. */
export function unshared(collections: Json | undefined, shared: Json | undefined): void {
  if (!isObject(collections) || !isList(shared)) return;
  for (const value of shared) frozen(value);
  for (const entries of Object.values(collections)) {
    for (const entry of isObject(entries) ? Object.values(entries) : []) {
      if (!isObject(entry)) continue;
      const own: { [name: string]: Json | undefined } = entry;
      for (const [name, member] of Object.entries(entry)) {
        const number = isObject(member) ? numberIn(member) : undefined;
        if (number !== undefined) own[name] = shared[number];
      }
    }
  }
}

function numberIn(member: JsonObject): number | undefined {
  const number = member[mark];
  return typeof number === 'number' ? number : undefined;
}
