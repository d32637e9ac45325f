import { type OperationId, operations } from '../../generated/operations.js';
import { type Basis, type RuleId, rules } from '../../generated/rules.js';
import { writes } from '../target/effect.js';
import type { Exchange } from '../target/exchange.js';
import type { CheckContext } from './check-context.js';
import { hoping, laggingMs } from './eventually.js';
import { nothing } from './finding.js';
import type { Outcome } from './investigation.js';
import type { Lag } from './learnt.js';
import { changeOf, isBehind, type Read, readOf } from './read-again.js';

/** How long a scenario that is performed again waits at least between writing and reading, each time it is. */
const pausesMs = [5000, 45_000] as const;
/** After so many scenarios that went wrong for another reason, reads and scenarios are repeated for less long. */
const fruitlessMost = 3;
/** Reads that are repeated. */
const readsMost = 8;
/** What a lag is taken for as long as it was not measured. */
const shortestMs = 1000;

/** What one performance of a scenario says, and whether it was cut off where an expectation was not met. */
export interface Performed {
  readonly outcomes: readonly Outcome[];
  readonly isCut?: boolean;
}

/**
 * @param goesOn whether it goes on past what is not met, where it can: only when chance has no part in that
 * @param doubt hears at once what shows a violation: once the scenario has written more, it cannot be read again
 */
type Perform = (context: CheckContext, goesOn: boolean, doubt: Doubt) => Promise<Performed>;
type Doubt = (exchange: Exchange) => void;

/**
 * Performs a scenario again that went wrong, where chance may have had a part in it. Nothing says that reads show at once what
 * was written: they may come from a copy or a cache. Where what was read is another one after a while, although nothing
 * was written, the scenario is performed again with pauses before reads. And what was written although its answer was lost is
 * there before it is written again. What is wrong in the end is wrong.
 */
export async function despiteChance(context: CheckContext, perform: Perform): Promise<readonly Outcome[]> {
  let hasWaited = false;
  const wait = async (ms: number, { isNoise }: Lag) => {
    // A target that answers otherwise each time is not late for that: what agrees by chance is no reason to wait more.
    if (isNoise) return void (await hoping(context, ms, 'unlikely'));
    hasWaited = true;
    await context.wait(ms);
  };
  const outcomes = await repeated(context, wait, perform);
  if (!outcomes.some(isBinding)) context.learnt.waits.reads.hasHelped ||= hasWaited;
  return outcomes.map((outcome) => ({ ...outcome, isCertain: outcome.exchange?.fault !== 'passing' }));
}

/** Performances in which answers got lost, at most: what was done twice may explain what is seen then. */
const lostMost = 5;

/** @param wait waits for what may show later, as no scenario itself does */
async function repeated(
  context: CheckContext,
  wait: (ms: number, lag: Lag) => Promise<void>,
  perform: Perform,
): Promise<readonly Outcome[]> {
  const target = context.learnt;
  const isShort = target.fruitless >= fruitlessMost;
  const pauses = isShort ? pausesMs.slice(0, 1) : [...pausesMs];
  const lost = createLost(context);
  let pause = () => Promise.resolve();
  for (let leastMs = pauses.shift(); leastMs !== undefined; ) {
    const heard = listening(unhurried(context, pause));
    const left = context.remaining();
    const { outcomes, isCut } = await lost.within(() => perform(heard.context, false, heard.doubt));
    const violated = outcomes.filter(isBinding);
    // Cut off by what cannot be judged, there is nothing that chance could explain.
    const whole = async () =>
      isCut
        ? lost.without(await lost.within(() => perform(unhurried(context, pause), true, ignore)))
        : lost.without({ outcomes });
    if (violated.length === 0) return whole();
    if (lost.explains(violated)) {
      if (lost.times() >= lostMost || isSpent(context, left)) return undecided(outcomes);
      continue;
    }
    const reads = heard.around(violated);
    // Where the scenario went on writing, another answer says nothing: then it counts what was seen before.
    const lag = reads ? await lagOf(context, reads, isShort) : target.lag;
    if (!lag) {
      if (reads && reads.length > 0) target.fruitless += 1;
      return whole();
    }
    if (reads && lag.ms > (target.lag?.ms ?? 0)) target.lag = lag;
    if (isSpent(context, left)) return undecided(outcomes);
    const ms = Math.max(leastMs, 3 * lag.ms);
    pause = () => wait(ms, lag);
    leastMs = pauses.shift();
  }
  const last = lost.without(await lost.within(() => perform(unhurried(context, pause), true, ignore)));
  if (last.some(isBinding)) target.fruitless += 1;
  return last;
}

/** What got lost may have been done twice, or not at all: what that may explain is not believed. */
function createLost({ lost }: CheckContext) {
  let times = 0;
  /** By rule, what was lost each time that it was violated. */
  const explaining = new Map<RuleId, readonly OperationId[]>();
  const mayBeChance = ({ rule }: Outcome) => (explaining.get(rule)?.length ?? 0) > 0;
  return {
    times: () => times,
    async within(perform: () => Promise<Performed>): Promise<Performed> {
      const before = lost().length;
      const heard = await perform();
      const meanwhile = lost().slice(before);
      if (meanwhile.length > 0) times += 1;
      for (const { rule } of heard.outcomes.filter(isBinding))
        explaining.set(rule, explaining.get(rule)?.filter((each) => meanwhile.includes(each)) ?? meanwhile);
      return heard;
    },
    explains: (violated: readonly Outcome[]) => violated.every(mayBeChance),
    without: ({ outcomes }: Performed) =>
      outcomes.flatMap((outcome) => (mayBeChance(outcome) ? undecided([outcome]) : [outcome])),
  };
}

const ignore = () => undefined;

const isSpent = (context: CheckContext, left: number): boolean =>
  context.remaining() < 2 * (left - context.remaining());

function isBinding({ rule, finding }: Outcome): boolean {
  const { basis }: { readonly basis: Basis } = rules[rule];
  return basis !== 'assumed' && finding.violations.length > 0;
}

function undecided(outcomes: readonly Outcome[]): Outcome[] {
  const inconclusive = 'what is written shows only after a while, or answers to it get lost';
  return outcomes.map((outcome) =>
    isBinding(outcome) ? { rule: outcome.rule, finding: nothing, inconclusive } : outcome,
  );
}

interface Listening {
  readonly context: CheckContext;
  readonly doubt: Doubt;
  /**
   * What shows a violation, and what was read between the same writes; where nothing shows it, what was read last.
   * Undefined where something was written after it.
   */
  around(violated: readonly Outcome[]): readonly Read[] | undefined;
}

/** Whether an operation reads what others write. Those on people show at most whether a credential is still good. */
const isKept = (operation: OperationId): boolean => operations[operation].interface !== 'people';

function listening(context: CheckContext): Listening {
  /** Reads, apart where something was written between them. */
  const stretches: Read[][] = [[]];
  let doubted: Read | undefined;
  return {
    doubt({ id }) {
      doubted ??= stretches.at(-1)?.find((read) => read.id === id);
    },
    context: {
      ...context,
      async call(operation, input, caller) {
        if (writes(operation) && doubted && !context.learnt.lag) {
          if (await isBehind(doubted, stretches.flat()))
            context.learnt.lag = { ms: shortestMs, isNoise: false };
          doubted = undefined;
        }
        const answer = await context.call(operation, input, caller);
        if (writes(operation)) stretches.push([]);
        else if (isKept(operation))
          stretches.at(-1)?.push(readOf(answer, () => context.call(operation, input, caller)));
        return answer;
      },
    },
    around(violated) {
      const shown = new Set(violated.flatMap(({ exchange }) => exchange?.id ?? []));
      const isShown = ({ id }: Read) => shown.has(id);
      const between = stretches.findLast((reads) => reads.some(isShown));
      if (shown.size > 0 && !between) return [];
      if (between && between !== stretches.at(-1)) return undefined;
      // What was read before what shows it counts more than what was read after it, and the latest of the same most.
      const last = Math.max(0, ...shown);
      const all = (between ?? stretches.flat()).toReversed();
      const nearest = [...all.filter(({ id }) => id <= last), ...all.filter(({ id }) => id > last)];
      const latest = new Map<string, Read>();
      for (const read of nearest) if (!latest.has(read.request)) latest.set(read.request, read);
      const some = [...latest.values()].slice(0, readsMost);
      return [...(between ?? []).filter(isShown), ...some];
    },
  };
}

/** After how long one of these reads brought something else; undefined where none did. */
async function lagOf(
  context: CheckContext,
  reads: readonly Read[],
  isShort: boolean,
): Promise<Lag | undefined> {
  if (reads.length === 0) return undefined;
  let waitedMs = 0;
  for (const ms of isShort ? laggingMs.slice(0, 2) : laggingMs) {
    if (!(await hoping(context, ms, isShort ? 'unlikely' : 'reads'))) break;
    waitedMs += ms;
    let isNoise = false;
    for (const { parts, again } of reads) {
      const change = await changeOf(parts, again);
      if (change === 'lag') return { ms: waitedMs, isNoise: false };
      isNoise ||= change === 'noise';
    }
    if (isNoise) return { ms: waitedMs, isNoise };
  }
  return undefined;
}

/** A context that lets some time pass between what it writes and what it reads. */
function unhurried(context: CheckContext, pause: () => Promise<void>): CheckContext {
  let hasWritten = true;
  return {
    ...context,
    async call(operation, input, caller) {
      if (!writes(operation) && hasWritten) {
        hasWritten = false;
        await pause();
      }
      if (writes(operation)) hasWritten = true;
      return context.call(operation, input, caller);
    },
  };
}
