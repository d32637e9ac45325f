import * as fc from 'fast-check';
import type { QuestionId } from '../../generated/questions.js';
import type { Answer } from '../probes/answers.js';
import { type AnyProbe, isWatching, type ProbeContext, requestsOf } from '../probes/probe.js';
import type { Sightings } from '../probes/sightings.js';
import type { Step } from '../run/run.js';
import type { RunContext } from '../run/run-context.js';
import { investigation } from '../scene/investigation.js';
import type { Capability } from '../target/target.js';
import { type Losses, lookOnce, probeContext, type Round } from './asking.js';

/** Looks at each question if the budget allows: a single answer may be a coincidence. */
export const rounds = 3;

/** When a look is taken: provocations wait for what others show. */
type When = 'each round' | 'until seen' | 'where unseen' | 'where unseen at last' | 'last';

/** What a probe sends to this target, and its sightings. */
export interface Asked {
  readonly question: QuestionId;
  readonly needs?: readonly Capability[];
  readonly requests: number;
  readonly when: When;
  readonly seen: Sightings;
  ask(t: ProbeContext): Promise<Answer | null>;
}

/** Returns what a probe sends, undefined if it only watches. */
export function sendingOf(probe: AnyProbe): Omit<Asked, 'question' | 'seen'> | undefined {
  if (!isWatching(probe)) {
    const when = probe.movesTime ? 'last' : probe.once ? 'until seen' : 'each round';
    return { ...probe, requests: requestsOf(probe), when };
  }
  const { provoke } = probe;
  return (
    provoke && {
      ...provoke,
      requests: requestsOf(provoke),
      when: provoke.waits ? 'where unseen at last' : 'where unseen',
      // The probe itself watches what this shows.
      ask: async (t) => {
        await provoke.send(t);
        return null;
      },
    }
  );
}

/**
 * Returns the steps of all looks: several rounds, each with a look of every probe, and with provocations for watching probes
 * that have not seen enough by then. Expensive looks are repeated only until one shows something, and so are those that move
 * the target's time, which come last.
 * @param after performed after each round
 */
export function looks(
  context: RunContext,
  asked: readonly Asked[],
  losses: Losses,
  after: Step,
): readonly Step[] {
  const isNeeded = ({ seen, when }: Asked, round: number) => {
    if (when === 'each round') return true;
    if (when === 'until seen' || when === 'last') return seen.count() === 0;
    return seen.count() <= round || seen.conclude().kind === 'unknown';
  };
  const all = (at: number, ...whens: readonly When[]): Step[] => {
    const round: Round = { made: new Map(), calls: new Map(), losses };
    return whens.flatMap((when) =>
      asked
        .filter((each) => each.when === when)
        .map((each) => async () => {
          if (isNeeded(each, at)) await look(context, each, round);
        }),
    );
  };
  const each = Array.from({ length: rounds }, (_, round) => round);
  return [
    ...each.flatMap((round) => [...all(round, 'each round', 'until seen', 'where unseen'), after]),
    ...each.flatMap((round) => all(round, 'where unseen at last')),
    ...each.flatMap((round) => all(round, 'last')),
  ];
}

/** Performs a look as a case of its own, so that its answers are released afterwards, and its requests can be attributed. */
async function look(context: RunContext, asked: Asked, round: Round): Promise<void> {
  const { question, requests, when, ask, seen } = asked;
  if (context.budget.remaining() < requests) return seen.miss('the budget did not suffice (--budget)');
  const performed = investigation({
    id: `probe/${question}`,
    rules: [],
    requestsPerRun: requests,
    cases: () => fc.constant(null),
    perform: async (_, within) => {
      const asking = when === 'last' ? (t: ProbeContext) => inMovedTime(ask, t) : ask;
      await lookOnce(asking, probeContext(within, round), round, seen);
      return [];
    },
  });
  await context.perform(performed, null);
}

/** Asks, and puts back the time that the probe moves, which no token survives. */
async function inMovedTime(ask: Asked['ask'], t: ProbeContext): Promise<Answer | null> {
  const { control } = t;
  const clock = await control?.clockAt(t.now());
  try {
    return await ask(t);
  } finally {
    await control?.restoreClock(clock, t.now());
    t.callers.forgetTokens();
  }
}
