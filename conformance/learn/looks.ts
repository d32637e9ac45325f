import * as fc from 'fast-check';
import { type QuestionId, questionIds } from '../../generated/questions.js';
import { isProbe, type Probe, requestsOf } from '../probes/probe.js';
import { probeOf } from '../probes/registry.js';
import { type Conclusion, createSightings, createWatch, type Sightings } from '../probes/sightings.js';
import type { Step } from '../run/run.js';
import type { RunContext } from '../run/run-context.js';
import { investigation } from '../scene/investigation.js';
import { type Capability, lackOf } from '../target/target.js';
import { type Losses, lookOnce, probeContext, type Round } from './asking.js';

/** Looks at each question if the budget allows: a single answer may be a coincidence. */
export const rounds = 3;

/** A probe that sends something to this target, and its sightings. */
export interface Asked {
  readonly question: QuestionId;
  readonly probe: Probe;
  readonly seen: Sightings;
}

/** Probes that watch wait for what others show; those that wait for all looks, and those that move time, come last. */
const turnOf = ({ once, watch, waits, movesTime }: Probe): number =>
  movesTime ? 4 : waits ? 3 : watch ? 2 : once ? 1 : 0;

/** Expensive looks, and those that move the target's time, are repeated only until one shows something. */
function isNeeded({ probe, seen }: Asked, round: number): boolean {
  if (probe.watch) return seen.count() <= round || seen.conclude().kind === 'unknown';
  return seen.count() === 0 || !(probe.once || probe.movesTime);
}

export function looks(
  context: RunContext,
  asked: readonly Asked[],
  losses: Losses,
  after: Step,
): readonly Step[] {
  const all = (at: number, ...turns: readonly number[]): Step[] => {
    const round: Round = { made: new Map(), losses };
    const inTurn = turns.flatMap((turn) => asked.filter(({ probe }) => turnOf(probe) === turn));
    return inTurn.map((each) => async () => {
      if (isNeeded(each, at)) await look(context, each, round);
    });
  };
  const each = Array.from({ length: rounds }, (_, round) => round);
  return [
    ...each.flatMap((round) => [...all(round, 0, 1, 2), after]),
    ...each.flatMap((round) => all(round, 3)),
    ...each.flatMap((round) => all(round, 4)),
  ];
}

/** Performs a look as a case of its own, so that its answers are released afterwards, and its requests can be attributed. */
async function look(context: RunContext, asked: Asked, round: Round): Promise<void> {
  const { question, probe, seen } = asked;
  const requests = requestsOf(probe);
  if (context.budget.remaining() < requests) return seen.miss('the budget did not suffice (--budget)');
  const performed = investigation({
    id: `probe/${question}`,
    rules: [],
    needs: [],
    runs: 1,
    requestsPerRun: requests,
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
  const chosen = questionIds.filter(wanted).map((question) => ({ question, probe: probeOf(question) }));
  const watch = createWatch(chosen.map(({ question }) => question));
  const sightings = new Map<QuestionId, Sightings>();
  const asked: Asked[] = [];
  for (const { question, probe } of chosen) {
    const seen = watch.sightings.get(question) ?? createSightings();
    sightings.set(question, seen);
    const because = isProbe(probe) ? probe.ask && lacking(probe.needs ?? [], question) : probe.because;
    if (because !== undefined) seen.miss(because);
    else if (isProbe(probe) && probe.ask) asked.push({ question, probe, seen });
  }
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
