import { idOf, keyOf } from '../../arbitraries/knowledge.js';
import { each, type FindJudge, nothing, once, type Violation } from '../../scene/finding.js';
import { isSuccess } from '../../target/exchange.js';
import { isAbsent, isArray, isObject, type Json } from '../../target/json.js';
import { textKey } from '../../target/wire/text-key.js';
import type { Element, FindView } from '../../view/find-view.js';
import { excerpt, type FindJudges, Memory, onStatus } from './judge.js';

/** Judges each element of the answer to a valid request. */
function element(check: (element: Element, view: FindView) => Violation | true | undefined): FindJudge {
  return (view) => (view.valid ? each(view.elements, (one) => check(one, view)) : nothing);
}

/** Judges a member of each element, wherever it is present (section 2.7). */
function elementMember(name: string, expected: string, holds: (value: Json) => boolean): FindJudge {
  return element(({ value, at }) => {
    const member = isObject(value) ? value[name] : undefined;
    if (member === undefined || isAbsent(member)) return undefined;
    return holds(member) || { at: `${at}.${name}`, expected, received: excerpt(member) };
  });
}

/**
 * Section 4.1 rule 3: `found` is true exactly when there are people. An absent `found` counts as false, and absent `people`
 * as none (section 2). Plain requests only: whether `confidence` may empty a list of found people, and what `return_fields`
 * leaves of it, is open.
 */
const foundIffPeople: FindJudge = ({ plain, elements }) =>
  each(plain ? elements : [], ({ at, value, people }) => {
    if (!isObject(value)) return undefined;
    const found = isAbsent(value['found']) ? false : value['found'];
    // Another type breaks find.found-bool or find.people-array instead.
    if (typeof found !== 'boolean' || !(isArray(value['people']) || isAbsent(value['people'])))
      return undefined;
    if (found === people.length > 0) return true;
    const expected = `${people.length > 0} with ${people.length} people`;
    return { at: `${at}.found`, expected, received: excerpt(value['found']) };
  });

/**
 * Judges that no list of people is longer than `limit`; absent and empty lists are no observations.
 * @param judged the length up to which lists are judged; longer ones break another rule
 */
const atMost = (limit: (view: FindView) => number, why: string, judged = Number.POSITIVE_INFINITY) =>
  element(({ at, people }, view) => {
    if (people.length === 0 || people.length > judged) return undefined;
    const most = limit(view);
    if (people.length <= most) return true;
    const expected = `at most ${most} people, ${why}`;
    return { at: `${at}.people`, expected, received: `${people.length} people` };
  });

/** Sections 2.1 and 2.7: an id is unique, so a list has each person once. */
const uniqueInList: FindJudge = ({ elements }) =>
  each(elements, ({ at, people }) => {
    const ids = people.flatMap(({ value }) => idOf(value));
    if (ids.length < 2) return undefined;
    const twice = ids.find((id, index) => ids.indexOf(id) !== index);
    if (twice === undefined) return true;
    return { at: `${at}.people`, expected: 'each person once', received: `${twice} more than once` };
  });

/** Judges of the shape of an answer and of its lists of people and scores (sections 2.1, 2.7, 4.1 and 8). */
export const answerShapeJudges = {
  'find.status-200': ({ exchange, valid, answered }) =>
    valid && isSuccess(exchange) ? onStatus(exchange, answered, 'status 200') : nothing,
  'find.json-response': ({ exchange: { response }, valid, answered }) => {
    if (!valid || !answered) return nothing;
    const { json, text } = response;
    const expected = 'a JSON object';
    return once(isObject(json), () => ({ at: 'body', expected, received: excerpt(json ?? text) }));
  },
  // A body that is not an object breaks find.json-response instead.
  'find.matches-array': ({ valid, body }) => {
    if (!valid || !isObject(body)) return nothing;
    const { matches } = body;
    return once(isArray(matches), () => ({
      at: 'matches',
      expected: 'an array',
      received: excerpt(matches),
    }));
  },
  // Rule 1: one element per input element.
  'find.one-per-input': ({ valid, body, lookups, elements }) => {
    if (!valid || !isObject(body) || !isArray(body['matches'])) return nothing;
    const expected = `${lookups.length} elements, one per lookup`;
    const received = `${elements.length} elements`;
    return once(elements.length === lookups.length, () => ({ at: 'matches', expected, received }));
  },
  'find.element-object': element(
    ({ value, at }) => isObject(value) || { at, expected: 'an object', received: excerpt(value) },
  ),
  'find.people-array': elementMember(
    'people',
    'an array of people',
    (value) => isArray(value) && value.every((person) => isObject(person) || isAbsent(person)),
  ),
  'find.found-bool': elementMember('found', 'a boolean', (value) => typeof value === 'boolean'),
  'find.found-iff-people': foundIffPeople,
  'find.max-five': atMost(() => 5, 'whatever was asked'),
  'find.at-most-size': atMost(({ size }) => size, 'the size asked for', 5),
  'person.id-unique-in-list': uniqueInList,
  // Every person in the answer of a find has a score. Plain finds only: what `return_fields` leaves is open.
  'person.score-type': (view) =>
    each(view.plain ? view.records.person : [], ({ at, value: { score } }) =>
      typeof score === 'number'
        ? true
        : { at: `${at}.score`, expected: 'a number', received: excerpt(score) },
    ),
  // JSON may hold a number beyond the range of a double, which is read as infinite.
  'person.score-finite': (view) =>
    each(view.records.person, ({ at, value: { score } }) => {
      if (typeof score !== 'number') return undefined;
      const violation = { at: `${at}.score`, expected: 'a finite number', received: String(score) };
      return Number.isFinite(score) || violation;
    }),
} satisfies FindJudges;

/** What a lookup alone in its request was answered with. */
interface Answer {
  readonly exchange: number;
  readonly ids: readonly string[];
  /** Always fewer people than asked for, so no others could take their places another time. */
  readonly complete: boolean;
}

/** At most so many people are remembered per lookup: a target that shows more has not answered it. */
const idsMost = 100;

/**
 * Section 4.1 rule 1: element i answers lookup i. Compares with the answers to the same lookups alone: an element is in the
 * wrong place if it has none of its own lookup's people and only people of another lookup of the request.
 */
function indexAligned(): FindJudge {
  const known = new Memory<Answer>();
  return ({ plain, answered, lookups, elements, size, exchange }) => {
    // How a filter or a projection changes who and what is shown is open.
    if (!plain || !answered) return nothing;
    const [first] = lookups;
    const [alone] = elements;
    if (first && alone && lookups.length === 1 && elements.length === 1) {
      const before = known.get(keyOf(first));
      const ids = [...new Set([...(before?.ids ?? []), ...idsOf(alone)])];
      known.set(keyOf(first), {
        exchange: before?.exchange ?? exchange.id,
        ids: ids.length <= idsMost ? ids : [],
        complete: ids.length <= idsMost && alone.people.length < size && (before?.complete ?? true),
      });
    }
    if (lookups.length < 2) return nothing;
    const answers = lookups.map((lookup) => known.get(keyOf(lookup)));
    return each(elements, (element): Violation | true | undefined => {
      const own = answers[element.index];
      // People who match equally well may replace each other in a list that was cut off: only complete lists are compared.
      if (!own?.complete || own.ids.length === 0) return undefined;
      const ids = idsOf(element);
      if (ids.length === 0 || ids.some((id) => own.ids.includes(id))) return true;
      const other = answers.findIndex(
        (answer) =>
          answer?.ids.every((id) => !own.ids.includes(id)) && ids.every((id) => answer.ids.includes(id)),
      );
      const theirs = answers[other];
      if (!theirs) return true;
      return {
        at: `${element.at}.people`,
        expected: `people of lookup ${element.index}, such as ${own.ids[0]}, not those of lookup ${other}`,
        received: ids.join(', '),
        related: [own.exchange, theirs.exchange],
      };
    });
  };
}

const idsOf = ({ people }: Element): string[] => people.flatMap(({ value }) => idOf(value).map(textKey));

/** Judges that each element stands at the index of its lookup. */
export const alignmentJudges = { 'find.index-aligned': { begin: indexAligned } } satisfies FindJudges;
