import type { Exchange } from '../../target/exchange.js';
import { isArray, isObject, type Json, type JsonObject } from '../../target/json.js';

/** The elements of `matches`, or undefined where the answer has none: then it is none of a find. */
export function elementsOf({ response }: Exchange): readonly JsonObject[] | undefined {
  const matches = isObject(response.json) ? response.json['matches'] : undefined;
  return isArray(matches) && matches.every(isObject) ? matches : undefined;
}

/** The people of an element; empty for a miss. */
export function peopleOf(element: JsonObject | undefined): readonly JsonObject[] {
  const people: Json | undefined = element?.['people'];
  return isArray(people) ? people.filter(isObject) : [];
}
