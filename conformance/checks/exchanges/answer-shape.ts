import { idOf } from '../../arbitraries/knowledge.js';
import { each, type FindJudge, nothing, once, type Violation } from '../../scene/finding.js';
import { isSuccess } from '../../target/exchange.js';
import { isAbsent, isArray, isObject, type Json } from '../../target/json.js';
import type { Element, FindView } from '../../view/find-view.js';
import { excerpt } from './excerpt.js';
import { type FindJudges, onStatus } from './judge.js';

/** Section 4.1: the only success status of find is 200. */
const status200: FindJudge = ({ exchange, valid, answered }) =>
  valid && isSuccess(exchange) ? onStatus(exchange, answered, 'status 200') : nothing;

/** Section 4.1: the answer is JSON. */
const jsonResponse: FindJudge = ({ exchange, valid, answered }) => {
  if (!valid || !answered) return nothing;
  const { json, text } = exchange.response;
  const expected = 'a JSON object';
  return once(isObject(json), () => ({ at: 'body', expected, received: excerpt(json ?? text) }));
};

/** Section 4.1: the answer has a `matches` array. A body that is not an object breaks find.json-response instead. */
const matchesArray: FindJudge = ({ valid, body }) => {
  if (!valid || !isObject(body)) return nothing;
  const { matches } = body;
  return once(isArray(matches), () => ({ at: 'matches', expected: 'an array', received: excerpt(matches) }));
};

/** Section 4.1 rule 1: one element per input element. */
const onePerInput: FindJudge = ({ valid, body, lookups, elements }) => {
  if (!valid || !isObject(body) || !isArray(body['matches'])) return nothing;
  return once(elements.length === lookups.length, () => ({
    at: 'matches',
    expected: `${lookups.length} elements, one per lookup`,
    received: `${elements.length} elements`,
  }));
};

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
  'find.status-200': status200,
  'find.json-response': jsonResponse,
  'find.matches-array': matchesArray,
  'find.one-per-input': onePerInput,
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
