import type { RuleId } from '../../../generated/rules.js';
import { each, type FindJudge, nothing, once, type Violation } from '../../scene/finding.js';
import { isSuccess } from '../../target/exchange.js';
import { isAbsent, isArray, isObject, type Json } from '../../target/json.js';
import type { FindView } from '../../view/find-view.js';
import { excerpt } from './excerpt.js';

/** Section 4.1: the one success of find is 200. */
const status200: FindJudge = ({ exchange, valid }) => {
  const { status } = exchange.response;
  if (!valid || !isSuccess(exchange)) return nothing;
  return once(status === 200, () => ({ at: 'status', expected: 'status 200', received: status }));
};

/** Section 4.1: the answer is JSON. */
const jsonResponse: FindJudge = ({ exchange, valid, answered }) => {
  if (!valid || !answered) return nothing;
  const { json, text } = exchange.response;
  return once(isObject(json), () => ({
    at: 'body',
    expected: 'a JSON object',
    received: excerpt(json ?? text),
  }));
};

/** Section 4.1: the answer has `matches`. A body that is no object breaks find.json-response instead. */
const matchesArray: FindJudge = (sight) => {
  if (!sight.valid || !isObject(sight.body)) return nothing;
  const { matches } = sight.body;
  return once(isArray(matches), () => ({ at: 'matches', expected: 'an array', received: excerpt(matches) }));
};

/** Section 4.1 rule 1: one element per input element. */
const onePerInput: FindJudge = (sight) => {
  if (!sight.valid || !isObject(sight.body) || !isArray(sight.body['matches'])) return nothing;
  const { lookups, elements } = sight;
  return once(elements.length === lookups.length, () => ({
    at: 'matches',
    expected: `${lookups.length} elements, one per lookup`,
    received: `${elements.length} elements`,
  }));
};

/** One sentence about every element of a valid answer. */
function element(
  check: (value: Json, at: string, sight: FindView) => Violation | true | undefined,
): FindJudge {
  return (sight) =>
    sight.valid ? each(sight.elements, ({ value, at }) => check(value, at, sight)) : nothing;
}

/** A member that has its form wherever it is present (section 2.7). */
function elementMember(name: string, expected: string, holds: (value: Json) => boolean): FindJudge {
  return element((value, at) => {
    const member = isObject(value) ? value[name] : undefined;
    if (member === undefined || isAbsent(member)) return undefined;
    return holds(member) || { at: `${at}.${name}`, expected, received: excerpt(member) };
  });
}

/** Section 4.1 rule 3. An absent `found` is not true, and absent `people` are none (section 2). */
const foundIffPeople: FindJudge = (sight) => {
  // Whether `confidence` may empty a list of found people, and what `return_fields` leaves of it, is open.
  if (!sight.plain) return nothing;
  return each(sight.elements, ({ at, value, people }) => {
    if (!isObject(value)) return undefined;
    const found = isAbsent(value['found']) ? false : value['found'];
    // What is neither a boolean nor a list breaks a rule of its own.
    if (typeof found !== 'boolean' || !(isArray(value['people']) || isAbsent(value['people'])))
      return undefined;
    if (found === people.length > 0) return true;
    const expected = `${people.length > 0} with ${people.length} people`;
    return { at: `${at}.found`, expected, received: excerpt(value['found']) };
  });
};

/** Judges of the shape of an answer (sections 2.7 and 4.1). */
export const answerShapeJudges = {
  'find.status-200': status200,
  'find.json-response': jsonResponse,
  'find.matches-array': matchesArray,
  'find.one-per-input': onePerInput,
  'find.element-object': element(
    (value, at) => isObject(value) || { at, expected: 'an object', received: excerpt(value) },
  ),
  'find.people-array': elementMember(
    'people',
    'an array of people',
    (value) => isArray(value) && value.every((person) => isObject(person) || isAbsent(person)),
  ),
  'find.found-bool': elementMember('found', 'a boolean', (value) => typeof value === 'boolean'),
  'find.found-iff-people': foundIffPeople,
} satisfies Partial<Record<RuleId, FindJudge>>;
