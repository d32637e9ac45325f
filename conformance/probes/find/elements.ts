import { idOf } from '../../arbitraries/knowledge.js';
import type { Exchange } from '../../target/exchange.js';
import { isArray, isObject, type Json, type JsonObject } from '../../target/json.js';
import { undecided } from '../answers.js';

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

/** Whether an element tells of an error in place of people (question find.lookup-failed). */
export function hasFailed(element: JsonObject): boolean {
  return isObject(element['error']) && peopleOf(element).length === 0;
}

/**
 * The people of each element, by their ids; nobody for a miss. Undefined where it is no answer to so many lookups. Ends the
 * probe where one of them failed inside the service.
 */
export function idsIn(exchange: Exchange, lookups: number): readonly (readonly string[])[] | undefined {
  const elements = elementsOf(exchange);
  if (elements?.length !== lookups) return undefined;
  if (elements.some(hasFailed)) throw undecided('a lookup failed inside the service');
  const found = elements.map((element) => peopleOf(element).flatMap(idOf));
  const isUnderstood = elements.every((element, index) => {
    const count = peopleOf(element).length;
    const says = element['found'];
    return found[index]?.length === count && (typeof says !== 'boolean' || says === count > 0);
  });
  return isUnderstood ? found : undefined;
}

/** Whether a find was answered with `matches` [] and status 200. */
export function isNoMatches(answer: Exchange): boolean {
  return answer.response.status === 200 && elementsOf(answer)?.length === 0;
}
