import { idOf, keyOf } from '../../arbitraries/knowledge.js';
import { each, type Judged, must } from '../../check/finding.js';
import { isSuccess } from '../../target/exchange.js';
import { isAbsent, isArray, isObject, type Json } from '../../target/json.js';
import { textKey } from '../../target/wire/text-key.js';
import type { Element, FindView } from '../../view/find-view.js';
import { type FindJudge, type FindJudges, Memory, onStatus } from './judge.js';

const element =
  (check: (element: Element, view: FindView) => Judged): FindJudge =>
  (view) =>
    view.valid ? each(view.elements, (one) => check(one, view)) : undefined;

/** Judges a member of each element, wherever it is present (section 2.7). */
const elementMember = (name: string, expected: string, holds: (value: Json) => boolean): FindJudge =>
  element(({ value, at }) => {
    const member = (isObject(value) ? value[name] : null) ?? null;
    return isAbsent(member) ? undefined : must(holds(member), `${at}.${name}`, expected, member);
  });

/** Section 4.1 rule 3: `found` is true exactly when there are people. What `confidence` and `return_fields` leave of them is open. */
const foundIffPeople: FindJudge = ({ plain, elements }) =>
  each(plain ? elements : [], ({ at, value, people }) => {
    if (!isObject(value)) return undefined;
    const found = isAbsent(value['found']) ? false : value['found'];
    // Another type breaks find.found-bool or find.people-array instead.
    if (typeof found !== 'boolean' || !(isArray(value['people']) || isAbsent(value['people'])))
      return undefined;
    const isAny = people.length > 0;
    return must(found === isAny, `${at}.found`, `${isAny} with ${people.length} people`, value['found']);
  });

/** Judges that no list of people is longer than `limit`. @param judged longer ones break another rule */
const atMost = (limit: (view: FindView) => number, why: string, judged = Number.POSITIVE_INFINITY) =>
  element(({ at, people: { length } }, view) => {
    if (length === 0 || length > judged) return undefined;
    const most = limit(view);
    return must(length <= most, `${at}.people`, `at most ${most} people, ${why}`, `${length} people`);
  });

/** Sections 2.1 and 2.7: an id is unique, so a list has each person once. */
const uniqueInList: FindJudge = ({ elements }) =>
  each(elements, ({ at, people }) => {
    const ids = people.flatMap(({ value }) => idOf(value));
    const twice = ids.find((id, index) => ids.indexOf(id) !== index);
    if (ids.length < 2) return undefined;
    return must(twice === undefined, `${at}.people`, 'each person once', `${twice} more than once`);
  });

/** Judges of the shape of an answer and of its lists of people and scores (sections 2.1, 2.7, 4.1 and 8). */
export const answerShapeJudges = {
  'find.status-200': ({ exchange, valid, answered }) =>
    valid && isSuccess(exchange) ? onStatus(exchange, answered, 'status 200') : undefined,
  'find.json-response': ({ exchange, valid, answered }) => {
    const { json, text } = exchange.response;
    return valid && answered ? must(isObject(json), 'body', 'a JSON object', json ?? text) : undefined;
  },
  // A body that is not an object breaks find.json-response instead.
  'find.matches-array': ({ valid, body }) =>
    valid && isObject(body)
      ? must(isArray(body['matches']), 'matches', 'an array', body['matches'])
      : undefined,
  // Rule 1: one element per input element.
  'find.one-per-input': ({ valid, body, lookups, elements: { length } }) => {
    if (!valid || !isObject(body) || !isArray(body['matches'])) return undefined;
    const expected = `${lookups.length} elements, one per lookup`;
    return must(length === lookups.length, 'matches', expected, `${length} elements`);
  },
  'find.element-object': element(({ value, at }) => must(isObject(value), at, 'an object', value)),
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
      must(typeof score === 'number', `${at}.score`, 'a number', score),
    ),
  // JSON may hold a number beyond the range of a double, which is read as infinite.
  'person.score-finite': (view) =>
    each(view.records.person, ({ at, value: { score } }) =>
      typeof score === 'number'
        ? must(Number.isFinite(score), `${at}.score`, 'a finite number', String(score))
        : undefined,
    ),
  'find.index-aligned': { begin: indexAligned },
} satisfies FindJudges;

interface Answer {
  readonly exchange: number;
  readonly ids: readonly string[];
  /** Always fewer people than asked for, so no others could take their places another time. */
  readonly complete: boolean;
}

/** At most so many people are remembered per lookup: a target that shows more has not answered it. */
const idsMost = 100;

/** Section 4.1 rule 1: element i answers lookup i. It does not if it has none of the people that lookup has alone, and only those of another. */
function indexAligned(): FindJudge {
  const known = new Memory<Answer>();
  return ({ plain, answered, lookups, elements, size, exchange }) => {
    // How a filter or a projection changes who and what is shown is open.
    if (!plain || !answered) return undefined;
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
    if (lookups.length < 2) return undefined;
    const answers = lookups.map((lookup) => known.get(keyOf(lookup)));
    return each(elements, (element): Judged => {
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
