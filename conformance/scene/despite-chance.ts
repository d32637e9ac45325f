import { type OperationId, operations } from '../../generated/operations.js';
import { type Basis, type RuleId, rules } from '../../generated/rules.js';
import type { Exchange } from '../target/exchange.js';
import { writes } from '../target/safety.js';
import type { CheckContext } from './check-context.js';
import { hoping, laggingMs } from './eventually.js';
import { nothing } from './finding.js';
import type { Outcome } from './investigation.js';
import type { Lag } from './learnt.js';
import { changeOf, isBehind, type Read, readOf } from './read-again.js';

/** The least pauses between writing and reading when a scenario is repeated: one per repetition. */
const pausesMs = [5000, 45_000] as const;
/** After as many scenarios that failed for another reason, reads and scenarios are repeated for a shorter time. */
const fruitlessMost = 3;
/** The maximum number of reads that are repeated. */
const readsMost = 8;
/** The lag that is assumed until one is measured. */
const shortestMs = 1000;

/** The outcomes of one performance, and whether it was cut off at an unmet expectation. */
export interface Performed {
  readonly outcomes: readonly Outcome[];
  readonly isCut?: boolean;
}

/**
 * @param goesOn whether to go on past unmet expectations if possible: only once chance is ruled out
 * @param onViolation called at once with the exchange that shows a violation: after the next write it cannot be read again
 */
type Perform = (context: CheckContext, goesOn: boolean, onViolation: OnViolation) => Promise<Performed>;
type OnViolation = (exchange: Exchange) => void;

/**
 * Repeats a failed scenario if chance may explain the failure. It is nowhere stated that reads show at once what was written:
 * they may come from a replica or a cache. If a read returns something else after a while, although nothing was written, the
 * scenario is repeated with pauses before reads. And a write may have taken effect although its answer was lost, so that it
 * meets itself when it is sent again. Whatever fails in the end counts.
 */
export async function despiteChance(context: CheckContext, perform: Perform): Promise<readonly Outcome[]> {
  let hasWaited = false;
  const wait = async (ms: number, { isNoise }: Lag) => {
    // A target whose answer differs each time does not lag: an agreement by chance is no reason to wait more.
    if (isNoise) return void (await hoping(context, ms, 'unlikely'));
    hasWaited = true;
    await context.wait(ms);
  };
  const outcomes = await repeated(context, wait, perform);
  if (!outcomes.some(isBinding)) context.learnt.waits.reads.hasHelped ||= hasWaited;
  return outcomes.map((outcome) => ({ ...outcome, isCertain: outcome.exchange?.fault !== 'passing' }));
}

/** The maximum number of performances with lost answers: a call that was carried out twice may explain what they show. */
const lostMost = 8;

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
    const listening = listenTo(unhurried(context, pause));
    const left = context.remaining();
    const { outcomes, isCut } = await lost.within(() =>
      perform(listening.context, false, listening.onViolation),
    );
    const violated = outcomes.filter(isBinding);
    const complete = async () =>
      isCut
        ? lost.without(await lost.within(() => perform(unhurried(context, pause), true, ignore)))
        : lost.without({ outcomes });
    // Even if it was cut off, there is no binding violation that chance could explain.
    if (violated.length === 0) return complete();
    if (lost.explains(violated)) {
      if (lost.times() >= lostMost || isSpent(context, left)) return undecided(outcomes);
      continue;
    }
    const reads = listening.around(violated);
    // If the scenario has written since, another answer proves nothing: then a lag that was seen before counts.
    const lag = reads ? await lagOf(context, reads, isShort) : target.lag;
    if (!lag) {
      if (reads && reads.length > 0) target.fruitless += 1;
      return complete();
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

/** Keeps track of calls with lost answers, which may have been carried out twice or not at all, and what they may explain. */
function createLost({ lost }: CheckContext) {
  let times = 0;
  /** By rule, the operations whose answers were lost each time that it was violated. */
  const explaining = new Map<RuleId, readonly OperationId[]>();
  const mayBeChance = ({ rule }: Outcome) => (explaining.get(rule)?.length ?? 0) > 0;
  return {
    times: () => times,
    async within(perform: () => Promise<Performed>): Promise<Performed> {
      const before = lost().length;
      const performed = await perform();
      const meanwhile = lost().slice(before);
      if (meanwhile.length > 0) times += 1;
      for (const { rule } of performed.outcomes.filter(isBinding))
        explaining.set(rule, explaining.get(rule)?.filter((each) => meanwhile.includes(each)) ?? meanwhile);
      return performed;
    },
    explains: (violated: readonly Outcome[]) => violated.every(mayBeChance),
    without: ({ outcomes }: Performed) =>
      outcomes.flatMap((outcome) => (mayBeChance(outcome) ? undecided([outcome]) : [outcome])),
  };
}

const ignore = () => undefined;

const isSpent = (context: CheckContext, left: number): boolean =>
  context.remaining() < 2 * (left - context.remaining());

/** Whether an outcome violates a binding rule. */
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
  readonly onViolation: OnViolation;
  /**
   * The reads that show the violations, and other reads between the same two writes; the latest reads if none shows them.
   * Undefined if something was written after them.
   */
  around(violated: readonly Outcome[]): readonly Read[] | undefined;
}

/** Whether an operation reads what others write. Calls on people show at most whether a credential is still good. */
const isKept = (operation: OperationId): boolean => operations[operation].interface !== 'people';

/** A context that keeps the reads made through it, to repeat those that show a violation. */
function listenTo(context: CheckContext): Listening {
  /** Reads, grouped by the writes between them. */
  const stretches: Read[][] = [[]];
  let suspect: Read | undefined;
  return {
    onViolation({ id }) {
      suspect ??= stretches.at(-1)?.find((read) => read.id === id);
    },
    context: {
      ...context,
      async call(operation, input, caller) {
        if (writes(operation) && suspect && !context.learnt.lag) {
          if (await isBehind(suspect, stretches.flat()))
            context.learnt.lag = { ms: shortestMs, isNoise: false };
          suspect = undefined;
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
      // Reads up to the violation come before those after it, and of equal requests only the latest is repeated.
      const last = Math.max(0, ...shown);
      const all = (between ?? stretches.flat()).toReversed();
      const nearest = [...all.filter(({ id }) => id <= last), ...all.filter(({ id }) => id > last)];
      const latest = new Map<string, Read>();
      for (const read of nearest) if (!latest.has(read.request)) latest.set(read.request, read);
      return [...(between ?? []).filter(isShown), ...[...latest.values()].slice(0, readsMost)];
    },
  };
}

/** Repeats reads until one returns something else, and returns after how long; undefined if none does. */
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

/** A context that pauses between a write and the next read. */
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
