import * as fc from 'fast-check';
import { type QuestionId, questionIds } from '../../generated/questions.js';
import type { Answer } from '../probes/answers.js';
import { type AnyProbe, isProbe, isWatching, type ProbeContext, requestsOf } from '../probes/probe.js';
import { probeOf } from '../probes/registry.js';
import { type Conclusion, createSightings, createWatch, type Sightings } from '../probes/sightings.js';
import type { Step } from '../run/run.js';
import type { RunContext } from '../run/run-context.js';
import { investigation } from '../scene/investigation.js';
import { type Capability, lackOf } from '../target/target.js';
import { type Losses, lookOnce, probeContext, type Round } from './asking.js';

/** Looks at each question if the budget allows: a single answer may be a coincidence. */
export const rounds = 3;

/** When a look is taken: provocations wait for what others show. */
type When = 'each round' | 'until seen' | 'where unseen' | 'where unseen at last' | 'last';

/** What a probe sends to this target, and its sightings. */
interface Asked {
  readonly question: QuestionId;
  readonly needs?: readonly Capability[];
  readonly requests: number;
  readonly when: When;
  readonly seen: Sightings;
  ask(t: ProbeContext): Promise<Answer | null>;
}

/** Returns what a probe sends, undefined if it only watches. */
function sendingOf(probe: AnyProbe): Omit<Asked, 'question' | 'seen'> | undefined {
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

/** Expensive looks are repeated only until one shows something, and so are those that move the target's time, which come last. */
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
    const sends = isProbe(probe) ? sendingOf(probe) : undefined;
    const because = isProbe(probe) ? sends && lacking(sends.needs ?? [], question) : probe.because;
    if (because !== undefined) seen.miss(because);
    else if (sends) asked.push({ ...sends, question, seen });
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
