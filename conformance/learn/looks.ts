import * as fc from 'fast-check';
import { type QuestionId, questionIds } from '../../generated/questions.js';
import { findBody } from '../arbitraries/lookups.js';
import { type CheckContext, investigation } from '../check/check-context.js';
import { createRecorder, EndScenario, type RuleId } from '../check/scenario.js';
import {
  type Conclusion,
  createObservations,
  createWatch,
  type Observations,
} from '../probes/observations.js';
import * as p from '../probes/probe.js';
import { probeOf } from '../probes/registry.js';
import { madeOnce } from '../resources/callers/callers.js';
import type { Step } from '../run/run.js';
import type { RunContext } from '../run/run-context.js';
import { Interruption } from '../target/end-scenario.js';
import { type Capability, lackOf, writes } from '../target/target.js';
import type { Known } from '../view/find-view.js';

/** Looks at each question if the budget allows: a single answer may be a coincidence. */
export const rounds = 3;

/** A probe that sends something to this target, and its observations. */
interface Asked {
  readonly question: QuestionId;
  readonly probe: p.Probe;
  readonly seen: Observations;
}

/** Probes that watch wait for what others show. */
const turnOf = ({ probe: { once, watch } }: Asked): number => (watch ? 2 : once ? 1 : 0);

/** Expensive looks are repeated only until one shows something. */
function isNeeded({ probe, seen }: Asked, round: number): boolean {
  if (probe.watch) return seen.count() <= round || seen.conclude().kind === 'unknown';
  return seen.count() === 0 || !probe.once;
}

/** @param sent the calls of the run so far, in words @param after follows each round */
export function looks(
  context: RunContext,
  asked: readonly Asked[],
  sent: readonly string[],
  after: Step,
): readonly Step[] {
  const inTurn = asked.toSorted((a, b) => turnOf(a) - turnOf(b));
  return Array.from({ length: rounds }, (_, at): Step[] => {
    const round: Round = { made: new Map(), sent };
    const steps = inTurn.map((each) => async () => {
      if (isNeeded(each, at)) await look(context, each, round);
    });
    return [...steps, after];
  }).flat();
}

/** Performs a look as a case of its own, so that its answers are released afterwards, and its requests can be attributed. */
async function look(context: RunContext, asked: Asked, round: Round): Promise<void> {
  const { question, probe, seen } = asked;
  const requestsPerRun = p.requestsOf(probe);
  if (context.budget.remaining() < requestsPerRun) return seen.miss('the budget did not suffice (--budget)');
  const performed = investigation({
    id: `probe/${question}`,
    rules: [],
    needs: [],
    runs: 1,
    requestsPerRun,
    cases: () => fc.constant(null),
    perform: async (_, within) => {
      await lookOnce(asked, probeContext(within, round), round);
      return [];
    },
  });
  await context.perform(performed, null);
}

interface Shared<T = unknown> {
  readonly result: T;
  readonly calls: readonly string[];
}

interface Round {
  readonly made: Map<unknown, Promise<Shared>>;
  /** The calls of the run so far, in words. */
  readonly sent: readonly string[];
}

const callsMost = 6;

function probeContext(context: CheckContext, { made, sent }: Round): p.ProbeContext {
  const since = sent.length;
  const before: string[] = [];
  const shared = async <T>(key: unknown, make: () => Promise<T>): Promise<T> => {
    const isMade = made.has(key);
    // Each key has one maker, and so one type.
    const { result, calls } = await madeOnce(made as Map<unknown, Promise<Shared<T>>>, key, async () => {
      const from = sent.length;
      return { result: await make(), calls: sent.slice(from) };
    });
    if (isMade) before.push(...calls);
    return result;
  };
  const known = ([first]: readonly Known[], because: string): Known => {
    p.demand(first, because);
    return first;
  };
  const someone = () => known(context.pool.distinct, 'nobody was found whom a lookup finds alone');
  const goodBody = () => findBody([someone().lookup], 5);
  // A lookup that failed inside the service should not end the probe.
  const findAnyhow: p.ProbeContext['find'] = async (body, how) => {
    const answer = await context.find(body, how);
    return p.hasFailed(answer) ? context.find(body, how) : answer;
  };
  return {
    ...context,
    ...createRecorder<RuleId>([], context.worked),
    call: async (...given) => p.decided(await context.call(...given)),
    session: async (request) => p.decided(await context.session(request)),
    find: async (...given) => p.decided(await findAnyhow(...given)),
    findAnyhow,
    shared,
    someone,
    several: () => known(context.pool.broad, 'no lookup was found that finds several people'),
    calls() {
      const all = [...before, ...sent.slice(since)];
      const different = all.filter((call, index) => call !== all[index - 1]);
      return different.slice(-callsMost).join(', ');
    },
    goodBody,
    goodFind: () =>
      shared('good find', async () => {
        const answer = p.succeeded(p.decided(await findAnyhow(goodBody())));
        if (p.isFound(answer)) return answer;
        throw p.undecided('somebody who was found before was not found again');
      }),
  };
}

const attempts = 3;

/** Takes one look. Records what ends it early, and throws what ends the run. */
async function lookOnce(asked: Asked, t: p.ProbeContext, round: Round, attempt = 1): Promise<void> {
  const { question, probe, seen } = asked;
  const { made } = round;
  const [lost, before] = [lossesOf(t), new Set(made.keys())];
  try {
    const answer = await probe.ask?.(t, question);
    if (lossesOf(t) > lost) {
      seen.miss('an answer got lost: whether a call was carried out, or twice, is not known');
      for (const key of made.keys()) if (!before.has(key)) made.delete(key);
    } else if (!probe.watch) seen.add(p.observationOf(answer, question, t.calls()), true);
  } catch (error) {
    if (error instanceof p.PassingFault && attempt < attempts) return lookOnce(asked, t, round, attempt + 1);
    if (error instanceof Interruption && (error.endsRun || error.kind === 'budget-spent')) throw error;
    if (error instanceof EndScenario || error instanceof Interruption) seen.miss(error.message);
    else seen.miss(`the kit broke: ${error instanceof Error ? error.stack : String(error)}`);
  }
}

/** Returns the number of calls that matter and may have been carried out without an answer, or twice. */
const lossesOf = (t: p.ProbeContext): number =>
  t.lost().filter((operation) => writes(operation) || operation === 'createSession').length;

export const inWords = ({ operation, response }: p.Exchange): string =>
  `${operation} → status ${response.status}`;

/** @param lacking returns why requests with these needs cannot be sent for a question, undefined if they can */
export function subjectsOf(
  wanted: (question: QuestionId) => boolean,
  lacking: (needs: readonly Capability[], question: QuestionId) => string | undefined,
) {
  const questions = questionIds.filter(wanted);
  const watch = createWatch(questions);
  const observations = new Map<QuestionId, Observations>();
  const asked = questions.flatMap((question): Asked | [] => {
    const probe = probeOf(question);
    const seen = watch.observations.get(question) ?? createObservations();
    observations.set(question, seen);
    const because = probe.because ?? (probe.ask && lacking(probe.needs ?? [], question));
    if (because !== undefined) seen.miss(because);
    return because === undefined && probe.ask ? { question, probe, seen } : [];
  });
  return {
    see: watch.see,
    answered: () => [...observations.values()].filter((seen) => seen.count() > 0).length,
    watches: [...watch.observations.keys()],
    asked,
    /** Returns the conclusions from all observations, in the order of the questions. @param why see Observations.conclude */
    conclude: (...why: Parameters<Observations['conclude']>): ReadonlyMap<QuestionId, Conclusion> =>
      new Map([...observations].map(([question, seen]) => [question, seen.conclude(...why)])),
  };
}

/** Returns a function that describes which needs a target does not meet. */
export function lackingIn(offered: ReadonlySet<Capability>) {
  return (needs: readonly Capability[]): string | undefined => {
    const lacking = [...new Set(needs)].filter((capability) => !offered.has(capability));
    return lacking.length === 0 ? undefined : lackOf(...lacking);
  };
}
