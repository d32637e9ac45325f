import { exactly } from '../../checks/scenarios/people/search/searching.js';
import type { Exchange } from '../../target/exchange.js';
import { isArray, isObject, type Json, type JsonObject } from '../../target/json.js';
import type { CallInput } from '../../target/wire/call-input.js';
import { textIn } from '../../target/wire/members.js';
import { peopleIn } from '../../target/wire/people.js';
import { bodyOf, undecided } from '../answers.js';
import type { ProbeContext } from '../probe.js';

/** Returns a person whom a search by profile address should find alone. Ends the probe if there is none. */
export function onePerson({ pool }: ProbeContext) {
  for (const [id, person] of pool.people) {
    const linkedin = textIn(person, 'linkedin');
    if (linkedin !== undefined) return { id, filters: [exactly('linkedin', linkedin)] };
  }
  throw undecided('no find has shown a person with an address on the network');
}

/**
 * Searches for one person, with room for `size` on the page. Made once in each round. Ends the probe unless that person alone is
 * returned: otherwise the answer was not understood.
 */
export const foundAlone = (t: ProbeContext, size: number): Promise<Exchange> =>
  t.shared(`search for one person, size ${size}`, async () => {
    const { id, filters } = onePerson(t);
    const answer = await t.call('search', { body: { filters, size } });
    if (isAlone(peopleIn(bodyOf(answer)) ?? [], id)) return answer;
    throw undecided('a search by an address that one person has is not answered with this person alone');
  });

/** Returns the names of the members that are a list of this person alone. */
export const namesOfList = (body: Json | undefined, id: string): readonly string[] =>
  namesOfLists(body, (list) => isAlone(list, id));

/** Returns the names of the members that are such lists. */
export function namesOfLists(
  body: Json | undefined,
  isSuch: (list: readonly Json[]) => boolean,
): readonly string[] {
  if (!isObject(body)) return [];
  return Object.keys(body).filter((name) => {
    const list = body[name];
    return isArray(list) && isSuch(list);
  });
}

/** Returns the body of a search, empty if it is not an object. */
export async function searched(t: ProbeContext, body: NonNullable<CallInput['body']>): Promise<JsonObject> {
  const answer = bodyOf(await t.call('search', { body }));
  return isObject(answer) ? answer : {};
}

const isAlone = (list: readonly Json[], id: string): boolean =>
  list.length === 1 && textIn(list[0], 'id') === id;
