import type * as fc from 'fast-check';
import type { RuleId } from '../../../generated/rules.js';
import { type CheckContext, investigation, type Judging, type Outcome } from '../../check/check-context.js';
import { each, type Finding, must, nothing, once } from '../../check/finding.js';
import type { Exchange } from '../../target/exchange.js';
import { isObject, type Json, type JsonObject } from '../../target/json.js';
import { type FindView, type Pool, viewOf } from '../../view/find-view.js';
import { aging, differenceBetween } from '../../view/record-view.js';

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

function answerOf(exchange: Exchange): Answer {
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
    scores: people.map(({ value: { score } }) => (typeof score === 'number' ? score : undefined)),
    people: people.map((person) => person.value),
    full: people.length >= view.size,
  }));
}

/** Whether two answers are equivalent: equal scores come in any order, and those who score least may be others in a full list. */
export function sameHits(a: Hits, b: Hits): boolean {
  if (a.found !== b.found || a.ids.length !== b.ids.length) return false;
  if (b.ids.every((id) => a.ids.includes(id))) return groups(a) === groups(b);
  return a.full && groups(byScore(a), -1) === groups(byScore(b), -1);
}

/** Returns the same people, best score first: where a list has another order, one who replaces another may take another place. */
function byScore({ ids, scores }: Hits): Pick<Hits, 'ids' | 'scores'> {
  const people = ids.map((id, index) => ({ id, score: scores[index] }));
  const sorted = people.sort((a, b) => Number(b.score) - Number(a.score));
  return { ids: sorted.map(({ id }) => id), scores: sorted.map(({ score }) => score) };
}

/** Returns the ids in groups of equal scores up to this one, in a fixed order within each, as a text. Without scores there is one group. */
function groups({ ids, scores }: Pick<Hits, 'ids' | 'scores'>, end?: number): string {
  const all: string[][] = [];
  for (const [index, id] of ids.entries()) {
    const group = all.at(-1);
    if (group && scores[index] === scores[index - 1]) group.push(id);
    else all.push([id]);
  }
  return JSON.stringify(all.slice(0, end).map((group) => group.sort()));
}

const isSame = <T>(a: readonly T[], b: readonly T[], same: (one: T, other: T) => boolean): boolean =>
  a.length === b.length &&
  a.every((one, index) => b.slice(index, index + 1).some((other) => same(one, other)));

export const sameElements = (a: readonly Hits[], b: readonly Hits[]): boolean => isSame(a, b, sameHits);

const sameAnswer = (a: Answer, b: Answer): boolean =>
  a.answered === b.answered && sameElements(a.elements, b.elements);

export const describeHits = (hits: Hits | undefined): string =>
  hits ? `found ${hits.found}, ids [${hits.ids.join(', ')}]` : 'no element';

/** Judges that the two elements of each pair are equivalent. */
export const sameInPairs = (
  pairs: Iterable<readonly [Hits | undefined, Hits | undefined]>,
  why: string,
): Finding =>
  each(pairs, ([source, derived]) => {
    const isSo = source && derived && sameHits(source, derived);
    const expected = `${why}: ${describeHits(source)}`;
    return source && must(isSo === true, derived?.at ?? 'matches', expected, describeHits(derived));
  });

/** Pairs the elements of one answer with those at the same index of another. */
export const inPairs = (one: Answer | undefined, other: Answer | undefined): [Hits, Hits | undefined][] =>
  (one?.elements ?? []).map((hits, index) => [hits, other?.elements[index]]);

/** Judges that an id has the same record in every answer. */
export function sameRecords(sources: readonly Answer[], derived: readonly Answer[]): Finding {
  const first = peopleById(sources);
  return each(peopleById(derived), ([id, person]) => {
    const source = first.get(id);
    if (!source) return undefined;
    const difference = differenceBetween(source.value, person.value, person.at, aging);
    if (!difference) return true;
    const expected = `person "${id}" has the same record in every answer: ${JSON.stringify(difference.one)}`;
    return { at: difference.at, expected, received: difference.other };
  });
}

function peopleById(answers: readonly Answer[]): Map<string, { at: string; value: JsonObject }> {
  const people = answers
    .flatMap(({ elements }) => elements)
    .flatMap(({ at, ids, people }) =>
      people.map((value, index) => [ids[index] ?? '', { at: `${at}.people[${index}]`, value }] as const),
    );
  return new Map(people.filter(([id]) => id !== ''));
}

/** Judges what the source and derived answers must have in common. */
type Holds<Case> = (value: Case, sources: readonly Answer[], derived: readonly Answer[]) => Finding;

/** A metamorphic relation: what must stay the same when a request changes in a known way. */
interface Relation<Case extends Json, Rule extends RuleId> {
  readonly id: string;
  readonly runs: number;
  cases(pool: Pool): fc.Arbitrary<Case>;
  /** Returns the bodies of the finds to start from. @default none */
  sources?(value: Case): readonly Json[];
  /** Returns the bodies of the finds derived from them. */
  derived(value: Case): readonly Json[];
  /** Returns the text of the derived find, if its formatting matters. */
  written?(value: Case): string;
  readonly holds: Readonly<Record<Rule, Holds<Case>>>;
  /** How often a difference that was not seen again is looked for: more often for a stated rule, which may be broken now and then. */
  readonly persistence?: number;
  readonly atOnce?: boolean;
  /** The maximum number of requests of a run in which nothing differs. @default 3 */
  readonly requests?: number;
  /** Whether repeated sources are the same in other respects, too; if not, a difference does not count. */
  steady?(sources: readonly Answer[], again: readonly Answer[]): boolean;
}

/** Statuses that are not about the request: credential, credit, role, throttling. */
const unrelated = new Set([401, 402, 403, 429]);
const confirmations = 3;

/** Creates the investigation of a relation: a difference counts if it shows again while the sources keep their answers (A-B-A). */
export function relation<Case extends Json, const Rule extends RuleId>(
  definition: Relation<Case, Rule>,
): Judging<Rule> {
  const { holds, atOnce, persistence = 0, requests = 3, steady = () => true } = definition;
  const rules = Object.keys(holds) as Rule[];

  const askSources = (value: Case, context: CheckContext) => ask(context, definition.sources?.(value) ?? []);
  const askDerived = (value: Case, context: CheckContext) =>
    ask(context, definition.derived(value), atOnce, definition.written?.(value));

  /** Returns the violations that show again, by rule; undefined if the sources do not keep their answers. */
  async function confirm(
    value: Case,
    context: CheckContext,
    sources: readonly Answer[],
    suspected: readonly Rule[],
  ): Promise<ReadonlyMap<Rule, Finding> | undefined> {
    const confirmed = new Map<Rule, Finding>();
    for (let attempt = 0; attempt < Math.max(confirmations, persistence); attempt += 1) {
      // Controls cost requests too: after the first attempts, only every tenth one is controlled.
      if (attempt < confirmations || attempt % 10 === 0) {
        const again = await askSources(value, context);
        if (!isSame(sources, again, sameAnswer) || !steady(sources, again)) return undefined;
      }
      const derived = await askDerived(value, context);
      for (const rule of suspected) {
        const finding = judge(holds[rule], value, sources, derived);
        if (finding.violations.length > 0) confirmed.set(rule, finding);
      }
      if (attempt + 1 >= confirmations && confirmed.size === suspected.length) break;
    }
    return confirmed;
  }

  return investigation({
    id: `relation/${definition.id}`,
    rules,
    needs: [],
    runs: definition.runs,
    requestsPerRun: requests,
    cases: definition.cases,
    async perform(value: Case, context): Promise<Outcome[]> {
      const sources = await askSources(value, context);
      const derived = await askDerived(value, context);
      const judged = rules.map((rule) => ({ rule, finding: judge(holds[rule], value, sources, derived) }));
      const isSuspected = ({ finding }: Outcome) => finding.violations.length > 0;
      const suspected = judged.filter(isSuspected).map(({ rule }) => rule);
      if (suspected.length === 0) return judged;
      const confirmed = await confirm(value, context, sources, suspected);
      const inconclusive = confirmed
        ? 'a difference was seen once and not again'
        : "the target's answers to one request differ between repeats";
      return judged.map((outcome): Outcome => {
        const finding = isSuspected(outcome) ? confirmed?.get(outcome.rule) : outcome.finding;
        return { rule: outcome.rule, ...(finding ? { finding } : { finding: nothing, inconclusive }) };
      });
    },
  });
}

function judge<Case>(
  holds: Holds<Case>,
  value: Case,
  sources: readonly Answer[],
  derived: readonly Answer[],
): Finding {
  if (!sources.every((answer) => answer.answered)) return nothing;
  const refused = derived.find((answer) => !answer.answered);
  if (!refused) return holds(value, sources, derived);
  const { status } = refused.exchange.response;
  if (unrelated.has(status) || status >= 500 || status < 400) return nothing;
  const expected = 'the derived request is answered as its source was, with 200';
  return once({ at: 'status', expected, received: status });
}

async function ask(context: CheckContext, bodies: readonly Json[], atOnce = false, text?: string) {
  const find = async (body: Json) => answerOf(await context.find(body, text === undefined ? {} : { text }));
  if (atOnce) return Promise.all(bodies.map(find));
  const answers: Answer[] = [];
  for (const body of bodies) answers.push(await find(body));
  return answers;
}
