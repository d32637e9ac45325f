import type { Exchange } from '../../target/exchange.js';
import { isObject, type Json, type JsonObject } from '../../target/json.js';
import { type FindView, viewOf } from '../../view/find-view.js';

/** The hits of one lookup, as far as answers can be compared. */
export interface Hits {
  readonly at: string;
  readonly found: boolean;
  readonly ids: readonly string[];
  readonly scores: readonly (number | undefined)[];
  readonly people: readonly JsonObject[];
  /** As many people as were asked for: there may be others, whose places these took. */
  readonly full: boolean;
}

/** One answered find, reduced to what relations speak of. */
export interface Answer {
  readonly exchange: Exchange;
  /** 200 with elements none of which failed inside; anything else cannot be related. */
  readonly answered: boolean;
  readonly elements: readonly Hits[];
}

export function answerOf(exchange: Exchange): Answer {
  const view = viewOf(exchange);
  const answered = view.answered && isObject(view.body) && !view.elements.some(({ value }) => failed(value));
  return { exchange, answered, elements: hitsOf(view) };
}

/** Whether an element tells of an error in place of people (question find.lookup-failed). */
function failed(element: Json | undefined): boolean {
  return isObject(element) && Boolean(element['error']) && element['found'] !== true;
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
 * Whether two answers to one lookup say the same. Within equal scores any order is fine, and where a full list may
 * have been cut among equal scores any of those people may be left out.
 */
export function sameHits(a: Hits, b: Hits): boolean {
  if (a.found !== b.found || a.ids.length !== b.ids.length) return false;
  // Whoever comes in for somebody takes another place in a list that is ordered by something else than scores.
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

/** Whether the best comes last: then those who were cut may belong to the first. */
function isRising({ scores }: Hits): boolean {
  return Number(scores[0]) < Number(scores.at(-1));
}

/** Whether scores only ever fall, or only ever rise. Missing ones are like any other. */
function isByScore({ scores }: Hits): boolean {
  const steps = scores.slice(1).map((score, index) => Number(score) - Number(scores[index]));
  return steps.every((step) => !(step > 0)) || steps.every((step) => !(step < 0));
}

/** The same people, the best first. */
function byScore({ ids, scores }: Hits): Pick<Hits, 'ids' | 'scores'> {
  const order = ids.map((_, index) => index).sort((a, b) => Number(scores[b]) - Number(scores[a]));
  return {
    ids: order.flatMap((index) => ids[index] ?? []),
    scores: order.map((index) => scores[index]),
  };
}

/** Ids in runs of one score. Without scores all of them are one run. */
function groups({ ids, scores }: Pick<Hits, 'ids' | 'scores'>): string[][] {
  const runs: string[][] = [];
  for (const [index, id] of ids.entries()) {
    const run = runs.at(-1);
    if (run && scores[index] === scores[index - 1]) run.push(id);
    else runs.push([id]);
  }
  return runs;
}

function sameMembers(a: readonly string[], b: readonly string[]): boolean {
  const members = new Set(a);
  return b.every((id) => members.has(id));
}

/** Whether two lists of elements say the same, each at its place. */
export function sameElements(a: readonly Hits[], b: readonly Hits[]): boolean {
  return (
    a.length === b.length &&
    a.every((hits, index) => {
      const twin = b[index];
      return twin !== undefined && sameHits(hits, twin);
    })
  );
}

/** Whether two answers agree in every element. */
export function sameAnswer(a: Answer, b: Answer): boolean {
  return a.answered === b.answered && sameElements(a.elements, b.elements);
}

/** The hits in a few words, for a report. */
export function describeHits(hits: Hits | undefined): string {
  if (!hits) return 'no element';
  return `found ${hits.found}, ids [${hits.ids.join(', ')}]`;
}
