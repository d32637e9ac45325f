import { type OperationId, operations } from '../../generated/operations.js';
import { type Basis, rules } from '../../generated/rules.js';
import { nothing } from '../rules/judge.js';
import type { Outcome } from '../run/investigation.js';
import type { Lab } from '../run/lab.js';
import { writes } from '../target/effect.js';
import type { Exchange } from '../target/exchange.js';
import { countWait, laggingMs, worthwhile } from './patiently.js';

/** How long a story that is told again waits at least between writing and reading, each time it is. */
const pausesMs = [5000, 45_000] as const;
/** After so many stories that went wrong for another reason, reads are repeated and stories told again more shortly. */
const fruitlessMost = 3;
/** Reads that are repeated. */
const readsMost = 8;

/** What a run has shown of its target, by what is the same for all of it. */
const known = new WeakMap<Lab['belongings'], { fruitless: number; lagMs: number | undefined }>();

function knownOf({ belongings }: Lab) {
  const all = known.get(belongings) ?? { fruitless: 0, lagMs: undefined };
  known.set(belongings, all);
  return all;
}

/**
 * Tells a story again that went wrong, where chance may have had a part in it. Nothing says that reads show at once what
 * was written: they may come from a copy or a cache. Where what was read is another one after a while, although nothing
 * was written, the story is told again with pauses before reads. And what was written although its answer was lost is
 * there before it is written again. What is wrong in the end is wrong.
 */
export async function despiteChance(
  lab: Lab,
  tell: (lab: Lab) => Promise<readonly Outcome[]>,
): Promise<readonly Outcome[]> {
  let waitedMs = 0;
  const waiting = (ms: number) => {
    waitedMs += ms;
    return lab.wait(ms);
  };
  const outcomes = await told(lab, waiting, tell);
  countWait(lab, waitedMs, !outcomes.some(isBinding));
  return outcomes;
}

/** @param wait waits for what may show later, as no story itself does */
async function told(
  lab: Lab,
  wait: Lab['wait'],
  tell: (lab: Lab) => Promise<readonly Outcome[]>,
): Promise<readonly Outcome[]> {
  const target = knownOf(lab);
  const isShort = target.fruitless >= fruitlessMost;
  let pauseMs = 0;
  for (const leastMs of isShort ? pausesMs.slice(0, 1) : pausesMs) {
    const heard = listening(pauseMs === 0 ? lab : unhurried(lab, wait, pauseMs));
    const [left, resent] = [lab.left(), lab.resent()];
    const outcomes = await tell(heard.lab);
    const violated = outcomes.filter(isBinding);
    if (violated.length === 0) return outcomes;
    const isResent = lab.resent() > resent;
    const reads = heard.around(violated);
    // Where the story went on writing, another answer tells nothing: then it counts what was seen before.
    const lagMs = isResent ? 0 : reads ? await lagOf({ ...lab, wait }, reads, isShort) : target.lagMs;
    if (lagMs === undefined) {
      if (reads && reads.length > 0) target.fruitless += 1;
      return outcomes;
    }
    if (reads && !isResent) target.lagMs = Math.max(lagMs, target.lagMs ?? 0);
    if (lab.left() < 2 * (left - lab.left())) return undecided(outcomes);
    if (!isResent) pauseMs = Math.max(leastMs, 3 * lagMs);
  }
  const resent = lab.resent();
  const last = await tell(pauseMs === 0 ? lab : unhurried(lab, wait, pauseMs));
  if (lab.resent() > resent) return undecided(last);
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
  readonly lab: Lab;
  /**
   * What shows a violation, and what was read between the same writes; where nothing shows it, what was read last.
   * Undefined where something was written after it.
   */
  around(violated: readonly Outcome[]): readonly Read[] | undefined;
}

/** Whether an operation reads what others write. Those on people show at most whether a credential is still good. */
const isKept = (operation: OperationId): boolean => operations[operation].interface !== 'people';

function listening(lab: Lab): Listening {
  /** Reads, apart where something was written between them. */
  const stretches: Read[][] = [[]];
  return {
    lab: {
      ...lab,
      async call(operation, input, caller) {
        const answer = await lab.call(operation, input, caller);
        if (writes(operation)) stretches.push([]);
        else if (isKept(operation))
          stretches.at(-1)?.push({ answer, again: () => lab.call(operation, input, caller) });
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
async function lagOf(lab: Lab, reads: readonly Read[], isShort: boolean): Promise<number | undefined> {
  if (reads.length === 0) return undefined;
  let waitedMs = 0;
  for (const ms of worthwhile(lab, isShort ? laggingMs.slice(0, 2) : laggingMs)) {
    await lab.wait(ms);
    waitedMs += ms;
    for (const { answer, again } of reads) {
      const { status, text } = (await again()).response;
      if (status !== answer.response.status || text !== answer.response.text) return waitedMs;
    }
  }
  return undefined;
}

/** A lab that lets some time pass between what it writes and what it reads. */
function unhurried(lab: Lab, wait: Lab['wait'], pauseMs: number): Lab {
  let hasWritten = true;
  return {
    ...lab,
    async call(operation, input, caller) {
      if (!writes(operation) && hasWritten) {
        hasWritten = false;
        await wait(pauseMs);
      }
      if (writes(operation)) hasWritten = true;
      return lab.call(operation, input, caller);
    },
  };
}
