import { each, type Finding } from '../../scene/finding.js';
import type { Exchange } from '../../target/exchange.js';
import { isObject, type Json, type JsonObject } from '../../target/json.js';
import { type FindView, viewOf } from '../../view/find-view.js';

/** The comparable parts of the answer to one lookup. */
export interface Hits {
  readonly at: string;
  readonly found: boolean;
  readonly ids: readonly string[];
  readonly scores: readonly (number | undefined)[];
  readonly people: readonly JsonObject[];
  /** Has as many people as asked for, so others may have been cut off. */
  readonly full: boolean;
}

/** The answer to a find, reduced to what relations compare. */
export interface Answer {
  readonly exchange: Exchange;
  /** Status 200, and no element is an error; other answers cannot be compared. */
  readonly answered: boolean;
  readonly elements: readonly Hits[];
}

/** An element may hold an error instead of people (question find.lookup-failed). */
const hasFailed = (element: Json | undefined): boolean =>
  isObject(element) && Boolean(element['error']) && element['found'] !== true;

export function answerOf(exchange: Exchange): Answer {
  const view = viewOf(exchange);
  const isRead = view.answered && isObject(view.body);
  const answered = isRead && !view.elements.some(({ value }) => hasFailed(value));
  return { exchange, answered, elements: hitsOf(view) };
}

export function hitsOf(view: FindView): Hits[] {
  return view.elements.map(({ at, value, people }) => ({
    at,
    found: isObject(value) && value['found'] === true,
    ids: people.map((person) => String(person.value['id'] ?? '')),
    scores: people.map(({ value: person }) =>
      typeof person['score'] === 'number' ? person['score'] : undefined,
    ),
    people: people.map((person) => person.value),
    full: people.length >= view.size,
  }));
}

/**
 * Whether two answers to one lookup are equivalent. People with equal scores may come in any order, and any of them may be
 * missing at the end of a full list, which may have been cut there.
 */
export function sameHits(a: Hits, b: Hits): boolean {
  if (a.found !== b.found || a.ids.length !== b.ids.length) return false;
  // In a list that is not ordered by score, a person who replaces another one may take another place.
  const isReordered = a.full && !(isByScore(a) && isByScore(b)) && !sameMembers(a.ids, b.ids);
  const [left, right] = isReordered ? [groups(byScore(a)), groups(byScore(b))] : [groups(a), groups(b)];
  if (left.length !== right.length) return false;
  return left.every((group, index) => {
    const twin = right[index] ?? [];
    if (group.length !== twin.length) return false;
    const isEnd = index === left.length - 1 || (index === 0 && isRising(a));
    return (a.full && isEnd) || sameMembers(group, twin);
  });
}

/** Whether the best score comes last: then a list may have been cut at its start. */
function isRising({ scores }: Hits): boolean {
  return Number(scores[0]) < Number(scores.at(-1));
}

/** Whether scores never rise or never fall. Missing scores are equal to any other. */
function isByScore({ scores }: Hits): boolean {
  const steps = scores.slice(1).map((score, index) => Number(score) - Number(scores[index]));
  return steps.every((step) => !(step > 0)) || steps.every((step) => !(step < 0));
}

/** Returns the same people, best score first. */
function byScore({ ids, scores }: Hits): Pick<Hits, 'ids' | 'scores'> {
  const people = ids.map((id, index) => ({ id, score: scores[index] }));
  const sorted = people.sort((a, b) => Number(b.score) - Number(a.score));
  return { ids: sorted.map(({ id }) => id), scores: sorted.map(({ score }) => score) };
}

/** Returns the ids in groups of equal scores. Without scores there is one group. */
function groups({ ids, scores }: Pick<Hits, 'ids' | 'scores'>): string[][] {
  const all: string[][] = [];
  for (const [index, id] of ids.entries()) {
    const group = all.at(-1);
    if (group && scores[index] === scores[index - 1]) group.push(id);
    else all.push([id]);
  }
  return all;
}

const sameMembers = (a: readonly string[], b: readonly string[]): boolean => b.every((id) => a.includes(id));

/** Whether two lists of elements are equivalent, element by element. */
export const sameElements = (a: readonly Hits[], b: readonly Hits[]): boolean =>
  a.length === b.length &&
  a.every((hits, index) => b.slice(index, index + 1).some((twin) => sameHits(hits, twin)));

/** Whether two answers are equivalent. */
export const sameAnswer = (a: Answer, b: Answer): boolean =>
  a.answered === b.answered && sameElements(a.elements, b.elements);

/** Describes hits briefly for a report. */
export function describeHits(hits: Hits | undefined): string {
  if (!hits) return 'no element';
  return `found ${hits.found}, ids [${hits.ids.join(', ')}]`;
}

/** Judges that the two elements of each pair are equivalent. */
export function sameInPairs(
  pairs: Iterable<readonly [Hits | undefined, Hits | undefined]>,
  why: string,
): Finding {
  return each(pairs, ([source, derived]) => {
    if (!source) return undefined;
    if (derived && sameHits(source, derived)) return true;
    return {
      at: derived?.at ?? 'matches',
      expected: `${why}: ${describeHits(source)}`,
      received: describeHits(derived),
    };
  });
}

/** Pairs the elements of one answer with those at the same index of another. */
export function inPairs(one: Answer | undefined, other: Answer | undefined): [Hits, Hits | undefined][] {
  return (one?.elements ?? []).map((hits, index) => [hits, other?.elements[index]]);
}

export function elementOf(answers: readonly Answer[], request: number, index: number): Hits | undefined {
  return answers[request]?.elements[index];
}
