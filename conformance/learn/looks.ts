import * as fc from 'fast-check';
import { type QuestionId, questionIds } from '../../generated/questions.js';
import { isProbe, type Probe, requestsOf } from '../probes/probe.js';
import { probeOf } from '../probes/registry.js';
import { type Conclusion, createSightings, createWatch, type Sightings } from '../probes/sightings.js';
import type { Step } from '../run/run.js';
import type { RunContext } from '../run/run-context.js';
import { investigation } from '../scene/check-context.js';
import { type Capability, lackOf } from '../target/target.js';
import { lookOnce, probeContext, type Round } from './asking.js';

/** Looks at each question if the budget allows: a single answer may be a coincidence. */
export const rounds = 3;

/** A probe that sends something to this target, and its sightings. */
export interface Asked {
  readonly question: QuestionId;
  readonly probe: Probe;
  readonly seen: Sightings;
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
  const requestsPerRun = requestsOf(probe);
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

/** @param lacking returns why requests with these needs cannot be sent for a question, undefined if they can */
export function subjectsOf(
  wanted: (question: QuestionId) => boolean,
  lacking: (needs: readonly Capability[], question: QuestionId) => string | undefined,
) {
  const questions = questionIds.filter(wanted);
  const watch = createWatch(questions);
  const sightings = new Map<QuestionId, Sightings>();
  const asked = questions.flatMap((question): Asked | [] => {
    const probe = probeOf(question);
    const seen = watch.sightings.get(question) ?? createSightings();
    sightings.set(question, seen);
    const because = isProbe(probe) ? probe.ask && lacking(probe.needs ?? [], question) : probe.because;
    if (because !== undefined) seen.miss(because);
    return because === undefined && isProbe(probe) && probe.ask ? { question, probe, seen } : [];
  });
  return {
    see: watch.see,
    answered: () => [...sightings.values()].filter((seen) => seen.count() > 0).length,
    watches: [...watch.sightings.keys()],
    asked,
    /** Returns the conclusions from all sightings, in the order of the questions. @param why see Sightings.conclude */
    conclude: (...why: Parameters<Sightings['conclude']>): ReadonlyMap<QuestionId, Conclusion> =>
      new Map([...sightings].map(([question, seen]) => [question, seen.conclude(...why)])),
  };
}

/** Returns a function that describes which needs a target does not meet. */
export function lackingIn(offered: ReadonlySet<Capability>) {
  return (needs: readonly Capability[]): string | undefined => {
    const lacking = [...new Set(needs)].filter((capability) => !offered.has(capability));
    return lacking.length === 0 ? undefined : lackOf(...lacking);
  };
}
