import { type OperationId, operations } from '../../generated/operations.js';
import { type Basis, rules } from '../../generated/rules.js';
import type { CheckContext } from '../checks/check-context.js';
import { nothing } from '../checks/finding.js';
import type { Outcome } from '../checks/investigation.js';
import { writes } from '../target/effect.js';
import type { Exchange } from '../target/exchange.js';
import { laggingMs, worthwhile } from './eventually.js';

/** How long a scenario that is told again waits at least between writing and reading, each time it is. */
const pausesMs = [5000, 45_000] as const;
/** After so many scenarios that went wrong for another reason, reads are repeated and scenarios told again more shortly. */
const fruitlessMost = 3;
/** Reads that are repeated. */
const readsMost = 8;

/**
 * Tells a scenario again that went wrong, where chance may have had a part in it. Nothing says that reads show at once what
 * was written: they may come from a copy or a cache. Where what was read is another one after a while, although nothing
 * was written, the scenario is told again with pauses before reads. And what was written although its answer was lost is
 * there before it is written again. What is wrong in the end is wrong.
 */
export async function despiteChance(
  context: CheckContext,
  tell: (context: CheckContext) => Promise<readonly Outcome[]>,
): Promise<readonly Outcome[]> {
  let waitedMs = 0;
  const waiting = (ms: number) => {
    waitedMs += ms;
    return context.wait(ms);
  };
  const outcomes = await told(context, waiting, tell);
  const waited = context.learnt.waits.reads;
  if (outcomes.some(isBinding)) waited.vainMs += waitedMs;
  else waited.hasHelped ||= waitedMs > 0;
  return outcomes;
}

/** @param wait waits for what may show later, as no scenario itself does */
async function told(
  context: CheckContext,
  wait: CheckContext['wait'],
  tell: (context: CheckContext) => Promise<readonly Outcome[]>,
): Promise<readonly Outcome[]> {
  const target = context.learnt;
  const isShort = target.fruitless >= fruitlessMost;
  let pauseMs = 0;
  for (const leastMs of isShort ? pausesMs.slice(0, 1) : pausesMs) {
    const heard = listening(pauseMs === 0 ? context : unhurried(context, wait, pauseMs));
    const [left, resent] = [context.remaining(), context.resent()];
    const outcomes = await tell(heard.context);
    const violated = outcomes.filter(isBinding);
    if (violated.length === 0) return outcomes;
    const isResent = context.resent() > resent;
    const reads = heard.around(violated);
    // Where the scenario went on writing, another answer tells nothing: then it counts what was seen before.
    const lagMs = isResent ? 0 : reads ? await lagOf({ ...context, wait }, reads, isShort) : target.lagMs;
    if (lagMs === undefined) {
      if (reads && reads.length > 0) target.fruitless += 1;
      return outcomes;
    }
    if (reads && !isResent) target.lagMs = Math.max(lagMs, target.lagMs ?? 0);
    if (context.remaining() < 2 * (left - context.remaining())) return undecided(outcomes);
    if (!isResent) pauseMs = Math.max(leastMs, 3 * lagMs);
  }
  const resent = context.resent();
  const last = await tell(pauseMs === 0 ? context : unhurried(context, wait, pauseMs));
  if (context.resent() > resent) return undecided(last);
  if (last.some(isBinding)) target.fruitless += 1;
  return last;
}

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

interface Read {
  readonly answer: Exchange;
  readonly again: () => Promise<Exchange>;
}

interface Listening {
  readonly context: CheckContext;
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
  return {
    context: {
      ...context,
      async call(operation, input, caller) {
        const answer = await context.call(operation, input, caller);
        if (writes(operation)) stretches.push([]);
        else if (isKept(operation))
          stretches.at(-1)?.push({ answer, again: () => context.call(operation, input, caller) });
        return answer;
      },
    },
    around(violated) {
      const shown = new Set(violated.flatMap(({ exchange }) => exchange ?? []));
      const isShown = ({ answer }: Read) => shown.has(answer);
      const between = stretches.findLast((reads) => reads.some(isShown));
      if (shown.size > 0 && !between) return [];
      if (between && between !== stretches.at(-1)) return undefined;
      const latest = new Map((between ?? stretches.flat()).map((read) => [requestOf(read), read]));
      const some = [...latest.values()].reverse().slice(0, readsMost);
      return [...(between ?? []).filter(isShown), ...some];
    },
  };
}

const requestOf = ({ answer: { request } }: Read): string => JSON.stringify([request.url, request.text]);

/** After how long one of these reads brought something else; undefined where none did. */
async function lagOf(
  context: CheckContext,
  reads: readonly Read[],
  isShort: boolean,
): Promise<number | undefined> {
  if (reads.length === 0) return undefined;
  let waitedMs = 0;
  for (const ms of worthwhile(context, isShort ? laggingMs.slice(0, 2) : laggingMs)) {
    await context.wait(ms);
    waitedMs += ms;
    for (const { answer, again } of reads) {
      const { status, text } = (await again()).response;
      if (status !== answer.response.status || text !== answer.response.text) return waitedMs;
    }
  }
  return undefined;
}

/** A context that lets some time pass between what it writes and what it reads. */
function unhurried(context: CheckContext, wait: CheckContext['wait'], pauseMs: number): CheckContext {
  let hasWritten = true;
  return {
    ...context,
    async call(operation, input, caller) {
      if (!writes(operation) && hasWritten) {
        hasWritten = false;
        await wait(pauseMs);
      }
      if (writes(operation)) hasWritten = true;
      return context.call(operation, input, caller);
    },
  };
}
