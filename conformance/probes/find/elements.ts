import { currentJob, idOf } from '../../arbitraries/knowledge.js';
import type { FindOptions } from '../../scene/check-context.js';
import type { Exchange } from '../../target/exchange.js';
import { isArray, isObject, type Json, type JsonObject } from '../../target/json.js';
import { demand } from '../answers.js';
import type { ProbeContext } from '../probe.js';

/** A find, sent once more where one of its lookups failed inside the service: that is no reason to ask nothing. */
export async function wholeFind(t: ProbeContext, body: Json, how: FindOptions = {}): Promise<Exchange> {
  const answer = await t.find(body, how);
  return elementsOf(answer)?.some(hasFailed) ? t.find(body, how) : answer;
}

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

/** What a lookup can search for. */
export const isTerm = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** The title and the company of the job that somebody has, as far as they are terms. */
export function jobOf(person: JsonObject) {
  const { title, company } = currentJob(person);
  const name = isObject(company) ? company['name'] : undefined;
  return { title: isTerm(title) ? title : undefined, company: isTerm(name) ? name : undefined };
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
  demand(!elements.some(hasFailed), 'a lookup failed inside the service');
  const found = elements.map((element) => peopleOf(element).flatMap(idOf));
  const isUnderstood = elements.every((element, index) => {
    const count = peopleOf(element).length;
    const says = element['found'];
    return found[index]?.length === count && (typeof says !== 'boolean' || says === count > 0);
  });
  return isUnderstood ? found : undefined;
}

/** The same, of an answer without which the probe cannot go on. */
export function foundBy(exchange: Exchange, lookups: number): readonly (readonly string[])[] {
  const found = idsIn(exchange, lookups);
  demand(found !== undefined, 'a find of several lookups was answered otherwise');
  return found;
}

/** For each lookup, whether it found the person whom it should; undefined where the answer is none to so many lookups. */
export function hitsIn(answer: Exchange, expected: readonly (readonly string[])[]): string | undefined {
  const found = idsIn(answer, expected.length);
  return found
    ?.map((ids, index) => {
      if (ids.length === 0) return 'miss';
      return expected[index]?.every((id) => ids.includes(id)) ? 'hit' : 'others';
    })
    .join(' ');
}

/** Whether a find was answered with `matches` [] and status 200. */
export function isNoMatches(answer: Exchange): boolean {
  return answer.response.status === 200 && elementsOf(answer)?.length === 0;
}

/** The good find of this round has shown whom it should. */
export async function requireGood(t: ProbeContext): Promise<void> {
  const found = idsIn(await t.goodFind(), 1)?.[0];
  demand(found?.join() === t.someone().ids.join(), 'somebody who was found before was not found again');
}
