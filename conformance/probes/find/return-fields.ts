import type { Readings } from '../../../generated/questions.js';
import type { Exchange } from '../../target/exchange.js';
import { isAbsent, type JsonObject } from '../../target/json.js';
import { answered, demand, refusals } from '../answers.js';
import { asksOf, experiment, type ProbeContext } from '../probe.js';
import { elementsOf, hasFailed, peopleOf, requireGood } from './elements.js';

/** The kinds of answers by the members they show, each with its reading if a known name was sent. */
const readings = {
  all: 'ignored',
  'named and id and score': 'projected',
  'named only': 'projected-strict',
  other: undefined,
} as const;
type Shown = keyof typeof readings;

/** A find with a known name in `return_fields`. */
const knownName = experiment('return_fields name', { requests: 2 }, (t) => returning(t, ['name']));

/** Probes of finds with `return_fields`. */
export const returnFields = {
  'find.return-fields': asksOf('find.return-fields', knownName, {
    ask: ({ answer, shown }) =>
      answered(answer, `return_fields of a name: ${shown}`, {}, () => readings[shown]),
  }),
  'find.return-fields-unknown': selecting(
    'find.return-fields-unknown',
    ['name', 'shoe_size'],
    (shown, ofName) => (shown === ofName ? 'ignored' : undefined),
  ),
  'find.return-fields-empty': selecting('find.return-fields-empty', [], (shown, ofName) =>
    shown === 'all' ? 'all-fields' : shown === ofName ? 'no-fields' : undefined,
  ),
};

/** Defines a probe of other names. @param granted the reading by what they show, and by what a known name alone shows */
function selecting<Q extends 'find.return-fields-unknown' | 'find.return-fields-empty'>(
  question: Q,
  names: readonly string[],
  granted: (shown: Shown, ofName: Shown) => Readings[Q] | undefined,
) {
  return asksOf(question, knownName, {
    requests: 1,
    hiddenBy: { 'find.return-fields': ['ignored'] },
    async ask({ shown: ofName }, t) {
      demand(ofName !== 'all' && ofName !== 'other', 'return_fields does not select what it names');
      const { answer, shown } = await returning(t, names);
      const sent = `return_fields ${JSON.stringify(names)}: ${shown}`;
      return answered(answer, sent, refusals(question), () => granted(shown, ofName));
    },
  });
}

/** Finds a person with `return_fields`, after the find without, and returns which members are shown. */
async function returning(t: ProbeContext, names: readonly string[]) {
  await requireGood(t);
  const answer = await t.find({ matches: [t.someone().lookup], size: 5, return_fields: [...names] });
  return { answer, shown: shownIn(answer, await t.goodFind(), names) };
}

/** @param good a find of the same person with all members */
function shownIn(answer: Exchange, good: Exchange, names: readonly string[]): Shown {
  const [whole, person] = [onlyPerson(good), onlyPerson(answer)];
  if (whole === undefined || person === undefined) return 'other';
  const [before, after] = [membersOf(whole), membersOf(person)];
  const named = names.filter((name) => before.has(name));
  demand(before.size >= named.length + 4, 'too little is known of somebody for fields to be left out');
  const isJust = (expected: readonly string[]) =>
    after.size === new Set(expected).size && expected.every((name) => after.has(name));
  if (isJust(named)) return 'named only';
  if (isJust([...named, 'id', 'score'])) return 'named and id and score';
  return [...before].every((name) => after.has(name)) ? 'all' : 'other';
}

function onlyPerson(answer: Exchange): JsonObject | undefined {
  const [element, ...others] = elementsOf(answer) ?? [];
  if (element === undefined || others.length > 0) return undefined;
  demand(!hasFailed(element), 'a lookup failed inside the service');
  const [person, ...more] = peopleOf(element);
  return more.length > 0 || element['found'] === false ? undefined : person;
}

/** Returns the members with a value: an empty one may be left out or not. */
function membersOf(person: JsonObject): ReadonlySet<string> {
  return new Set(Object.keys(person).filter((name) => !isAbsent(person[name])));
}
