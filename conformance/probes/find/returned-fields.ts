import { findBody } from '../../arbitraries/lookups.js';
import type { Exchange } from '../../target/exchange.js';
import { isAbsent, type JsonObject } from '../../target/json.js';
import { undecided } from '../answers.js';
import type { ProbeContext } from '../probe-context.js';
import { elementsOf, hasFailed, peopleOf } from './elements.js';
import { requireGood } from './odd-find.js';

/** Which members of a person are shown. */
export type Shown = 'all' | 'named and id and score' | 'named only' | 'other';

/** Sends a find of somebody with `return_fields`, after one without. */
export async function returning(t: ProbeContext, names: readonly string[]): Promise<Exchange> {
  await requireGood(t);
  return await t.find({ ...findBody([t.someone().lookup], 5), return_fields: [...names] });
}

/** The members of the person whom a find shows, beside those whom the good find of this round shows. */
export async function shownIn(answer: Exchange, t: ProbeContext, names: readonly string[]): Promise<Shown> {
  const whole = onlyPerson(await t.goodFind());
  const person = onlyPerson(answer);
  if (whole === undefined || person === undefined) return 'other';
  const [before, after] = [membersOf(whole), membersOf(person)];
  const named = names.filter((name) => before.has(name));
  if (before.size < named.length + 4)
    throw undecided('too little is known of somebody for fields to be left out');
  const isJust = (expected: readonly string[]) =>
    after.size === new Set(expected).size && expected.every((name) => after.has(name));
  if (isJust(named)) return 'named only';
  if (isJust([...named, 'id', 'score'])) return 'named and id and score';
  return [...before].every((name) => after.has(name)) ? 'all' : 'other';
}

function onlyPerson(answer: Exchange): JsonObject | undefined {
  const [element, ...others] = elementsOf(answer) ?? [];
  if (element === undefined || others.length > 0) return undefined;
  if (hasFailed(element)) throw undecided('a lookup failed inside the service');
  const [person, ...more] = peopleOf(element);
  return more.length > 0 || element['found'] === false ? undefined : person;
}

/** What is there of a person: an empty member may be left out, or not. */
function membersOf(person: JsonObject): ReadonlySet<string> {
  return new Set(Object.keys(person).filter((name) => !isAbsent(person[name])));
}

/** How `return_fields` with a known name is answered: it is asked once in each round. */
export function shownOfName(t: ProbeContext): Promise<{ readonly answer: Exchange; readonly shown: Shown }> {
  return t.shared('return_fields name', async () => {
    const answer = await returning(t, ['name']);
    return { answer, shown: await shownIn(answer, t, ['name']) };
  });
}
