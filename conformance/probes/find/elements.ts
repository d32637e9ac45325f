import { idOf } from '../../arbitraries/knowledge.js';
import type { Exchange } from '../../target/exchange.js';
import { isArray, isObject, type JsonObject } from '../../target/json.js';
import { demand } from '../answers.js';
import type { ProbeContext } from '../probe.js';

export function elementsOf({ response }: Exchange): readonly JsonObject[] | undefined {
  const matches = isObject(response.json) ? response.json['matches'] : undefined;
  return isArray(matches) && matches.every(isObject) ? matches : undefined;
}

export function peopleOf(element: JsonObject | undefined): readonly JsonObject[] {
  const people = element?.['people'];
  return isArray(people) ? people.filter(isObject) : [];
}

/** Whether a find was answered in form, with at least one person. */
export function isFound(exchange: Exchange): boolean {
  const asked = isObject(exchange.request.json) ? exchange.request.json['matches'] : undefined;
  const elements = exchange.response.status === 200 ? elementsOf(exchange) : undefined;
  if (!isArray(asked) || elements?.length !== asked.length) return false;
  return elements.some((element) => peopleOf(element).length > 0);
}

/** Whether an element has an error in place of people (question find.lookup-failed). */
export const hasFailed = (element: JsonObject): boolean =>
  isObject(element['error']) && peopleOf(element).length === 0;

/** Returns the ids of the people of each element, none for a miss; undefined if it is no answer to that many lookups. */
export function idsIn(exchange: Exchange, lookups: number): readonly (readonly string[])[] | undefined {
  const elements = elementsOf(exchange);
  if (elements?.length !== lookups) return undefined;
  demand(!elements.some(hasFailed), 'a lookup failed inside the service');
  const found = elements.map((element) => peopleOf(element).flatMap(idOf));
  const isUnderstood = elements.every((element, index) => {
    const count = peopleOf(element).length;
    const says = element['found'];
    return found[index]?.length === count && (typeof says !== 'boolean' || says === count > 0);
  });
  return isUnderstood ? found : undefined;
}

export function foundBy(exchange: Exchange, lookups: number): readonly (readonly string[])[] {
  const found = idsIn(exchange, lookups);
  demand(found !== undefined, 'a find of several lookups was answered otherwise');
  return found;
}

/** Returns for each lookup whether it found whom it should, undefined if it is no answer to that many lookups. */
export function hitsIn(answer: Exchange, expected: readonly (readonly string[])[]): string | undefined {
  const hits = idsIn(answer, expected.length)?.map((ids, index) => {
    if (ids.length === 0) return 'miss';
    return expected[index]?.every((id) => ids.includes(id)) ? 'hit' : 'others';
  });
  return hits?.join(' ');
}

export async function requireGood(t: ProbeContext): Promise<void> {
  const found = idsIn(await t.goodFind(), 1)?.[0];
  demand(found?.join() === t.someone().ids.join(), 'somebody who was found before was not found again');
}
