import type { RuleId } from '../../../generated/rules.js';
import { each, type FindJudge, nothing } from '../../scene/finding.js';
import type { JsonObject } from '../../target/json.js';
import type { FindView } from '../../view/find-view.js';
import { excerpt } from './excerpt.js';
import { directionOf, scoresOf } from './scores.js';

/**
 * No list of a valid answer is longer than `limit`; lists that are absent or empty show nothing.
 * @param judged longer lists are for another rule to judge
 */
function atMost(
  limit: (sight: FindView) => number,
  why: string,
  judged = Number.POSITIVE_INFINITY,
): FindJudge {
  return (sight) => {
    if (!sight.valid) return nothing;
    const most = limit(sight);
    return each(sight.elements, ({ at, people }) => {
      if (people.length === 0 || people.length > judged) return undefined;
      if (people.length <= most) return true;
      const expected = `at most ${most} people, ${why}`;
      return { at: `${at}.people`, expected, received: `${people.length} people` };
    });
  };
}

/** Sections 2.1 and 2.7: each person of a find answer carries a score. What `return_fields` leaves is open. */
const scoreType: FindJudge = (sight) =>
  each(sight.plain ? sight.records.person : [], ({ at, value }) => {
    const score = value['score'];
    return typeof score === 'number' || { at: `${at}.score`, expected: 'a number', received: excerpt(score) };
  });

/** Sections 2.1 and 2.7: a number beyond what numbers can hold tells nothing. */
const scoreFinite: FindJudge = (sight) =>
  each(sight.records.person, ({ at, value }) => {
    const score = value['score'];
    if (typeof score !== 'number') return undefined;
    return (
      Number.isFinite(score) || { at: `${at}.score`, expected: 'a finite number', received: String(score) }
    );
  });

/** Question find.score-order: `people` is ordered by score. A list that goes both ways is not. */
const ordered: FindJudge = (sight) =>
  each(sight.plain ? sight.elements : [], ({ at, people }) => {
    const scores = scoresOf(people);
    // Two scores are in order either way, so there is nothing to see.
    if (scores.length < 3) return undefined;
    if (directionOf(scores) !== 'none') return true;
    return { at: `${at}.people`, expected: 'scores in one direction', received: scores.join(', ') };
  });

/** Sections 2.1 and 2.7: an id is unique, so a person stands once in a list. */
const uniqueInList: FindJudge = (sight) =>
  each(sight.elements, ({ at, people }) => {
    const ids = people.flatMap(({ value }) => idOf(value) ?? []);
    if (ids.length < 2) return undefined;
    const twice = ids.find((id, index) => ids.indexOf(id) !== index);
    if (twice === undefined) return true;
    return { at: `${at}.people`, expected: 'each person once', received: `${twice} more than once` };
  });

/** The id of a person or company, where it has one to go by. */
export function idOf(value: JsonObject): string | undefined {
  const id = value['id'];
  return typeof id === 'string' && id !== '' ? id : undefined;
}

/** Judges of the lists of people: how many, in which order, with which scores (sections 2.7, 4.1 and 8). */
export const peopleListJudges = {
  'find.max-five': atMost(() => 5, 'whatever was asked'),
  'find.at-most-size': atMost(({ size }) => size, 'the size asked for', 5),
  'person.score-type': scoreType,
  'person.score-finite': scoreFinite,
  'find.ordered-by-score': ordered,
  'person.id-unique-in-list': uniqueInList,
} satisfies Partial<Record<RuleId, FindJudge>>;
