import { type OperationId, operations } from '../../generated/operations.js';
import type { RuleId } from '../../generated/rules.js';
import type { Exchange } from '../target/exchange.js';
import { isArray, isObject, type Json, timeOf } from '../target/json.js';
import { writes } from '../target/target.js';
import { textKey } from '../target/wire/text-key.js';
import type { CheckContext, Outcome } from './check-context.js';
import { laggingMs, waitWithinBudget } from './eventually.js';
import { nothing } from './finding.js';

/** The least pauses between writing and reading when a scenario is repeated: one per repetition. */
const pausesMs = [1000, 45_000] as const;
/** What replicas that answer in turn lag by at least: one may show at once what others show later. */
const inTurnMs = 4000;
/** The time that must be left to tell a violation from what shows late: a pause, and as many looks. */
const hopeMs = 80_000;
const readsMax = 8;
/** The length up to which the members of an answer are compared one by one: for longer ones that takes too long. */
const apartMost = 100_000;
/** The maximum number of performances with lost answers: a call that was carried out twice may explain what they show. */
const lostMost = 8;

/** One scenario may use one part in so many of the requests that were left: what takes many is repeated less often. */
const shareMost = 6;

type OnViolation = (exchange: Exchange | undefined) => void;
/** @param onViolation called at once with what shows a violation: after the next write it cannot be read again */
export type Perform = (context: CheckContext, onViolation: OnViolation) => Promise<readonly Outcome[]>;

/** Repeats a failed scenario if reads that lag, lost answers or a moved clock may explain it. What fails in the end counts. */
export async function retryFlaky(context: CheckContext, perform: Perform): Promise<readonly Outcome[]> {
  const { targetTraits, control, waitBudget, lost } = context;
  // The first answer is only the baseline for later ones.
  targetTraits.clock ??= control?.movedByOthers();
  await targetTraits.clock;
  const pauses: number[] = [...pausesMs];
  const begun = context.remaining();
  /** By rule, the operations whose answers were lost each time that it was violated. */
  const explaining = new Map<RuleId, readonly OperationId[]>();
  const mayBeChance = ({ rule }: Outcome) => (explaining.get(rule)?.length ?? 0) > 0;
  let pause = () => Promise.resolve(true);
  let [wasMoved, lostTimes] = [false, 0];
  for (;;) {
    const watch = watching(context, pause, pauses.length > 0);
    const [left, before] = [context.remaining(), lost().length];
    const isSpent = () =>
      context.remaining() < Math.max(2 * (left - context.remaining()), begun * (1 - 1 / shareMost));
    const outcomes = await perform(watch.context, watch.onViolation);
    const violated = outcomes.filter(isViolated);
    const meanwhile = lost().slice(before);
    if (meanwhile.length > 0) lostTimes += 1;
    for (const { rule } of violated)
      explaining.set(rule, explaining.get(rule)?.filter((each) => meanwhile.includes(each)) ?? meanwhile);
    const certain = () => outcomes.flatMap((each) => (mayBeChance(each) ? undecided([each]) : [each]));
    if (violated.length === 0) return certain();
    if (await control?.movedByOthers()) {
      // Callers whose tokens were issued in moved time are not what they should be.
      targetTraits.expired = undefined;
      if (wasMoved) return undecided(outcomes, movedMeanwhile);
      wasMoved = true;
      continue;
    }
    if (violated.every(mayBeChance)) {
      if (lostTimes >= lostMost || isSpent()) return undecided(outcomes);
      continue;
    }
    const lag = await watch.lag();
    // It lags, and the run has no time left to find out whether that explains the violation.
    if (waitBudget.hasHelped('reads') && waitBudget.lagLeft() < hopeMs)
      return undecided(outcomes, outOfPatience);
    const leastMs = pauses.shift();
    if (!lag || leastMs === undefined) return certain();
    if (isSpent()) return undecided(outcomes);
    if (lag.kind === 'lag') waitBudget.helped();
    pause = () => waitWithinBudget(context, Math.max(leastMs, 1.5 * lag.ms));
  }
}

const isViolated = ({ finding }: Outcome): boolean => finding.violations.length > 0;

/** The maximum number of performances to see a violation again: one in ten calls may be affected. */
const againMost = 3;

/** Performs what has violated rules again: only violations that show again count. */
export async function ifShownAgain(perform: () => Promise<readonly Outcome[]>): Promise<readonly Outcome[]> {
  const first = await perform();
  const again = new Map<RuleId, Outcome>();
  const isOpen = (outcome: Outcome) => isViolated(outcome) && !again.has(outcome.rule);
  for (let time = 0; time < againMost && first.some(isOpen); time += 1)
    for (const outcome of await perform()) if (isViolated(outcome)) again.set(outcome.rule, outcome);
  return first.flatMap((outcome) =>
    isViolated(outcome) ? (again.get(outcome.rule) ?? undecided([outcome], notAgain)) : [outcome],
  );
}

const notAgain = 'a difference was seen once and not again';
const movedMeanwhile = 'somebody else moved the clock of the service meanwhile: let one run at a time do so';
const outOfPatience =
  'what is written shows only after a while, and the run has waited long enough: allow more with --max-wait';
const lateOrLost = 'what is written shows only after a while, or answers to it get lost';

function undecided(outcomes: readonly Outcome[], inconclusive = lateOrLost): Outcome[] {
  return outcomes.map((outcome) =>
    isViolated(outcome) ? { rule: outcome.rule, finding: nothing, inconclusive } : outcome,
  );
}

/** A read that can be repeated. It does not keep the answer, which may be large, as a scenario may take long. */
interface Read {
  readonly id: number;
  readonly request: string;
  readonly parts: Parts;
  readonly again: () => Promise<Exchange>;
}

/** How a repeated read has changed, and how long after the last write. */
interface Change {
  /** `lag`: there is another answer, for good or in turn with the former; `noise`: it is a new one each time. */
  readonly kind: 'lag' | 'noise';
  readonly ms: number;
}

/** Whether an operation reads what others write. Calls on people show at most whether a credential is still good. */
const isKept = (operation: OperationId): boolean => operations[operation].interface !== 'people';

/** A context that pauses between a write and the next read, and repeats reads after a violation, before the next write. */
function watching(context: CheckContext, pause: () => Promise<boolean>, mayLook: boolean) {
  let reads: Read[] = [];
  let hasWritten = true;
  let writtenAt = context.now();
  let suspect: { readonly read: Read | undefined } | undefined;
  let looked: Promise<Change | undefined> | undefined;
  const look = () => {
    if (!suspect || !mayLook) return looked;
    const latest = new Map(reads.map((read) => [read.request, read])).values();
    const nearest = [suspect.read ?? [], ...[...latest].slice(-readsMax).reverse()].flat();
    looked ??= changeAmong([...new Set(nearest)], context, writtenAt);
    return looked;
  };
  return {
    onViolation(exchange: Exchange | undefined): void {
      const read = reads.find(({ id }) => id === exchange?.id);
      if (read || !exchange) suspect ??= { read };
    },
    context: {
      ...context,
      async call(operation, input, caller) {
        const isWrite = writes(operation);
        if (isWrite) await look();
        if (!isWrite && hasWritten) {
          hasWritten = false;
          await pause();
        }
        const answer = await context.call(operation, input, caller);
        if (isWrite) {
          [reads, hasWritten, suspect] = [[], true, undefined];
          writtenAt = context.now();
        } else if (isKept(operation)) {
          const { id, request } = answer;
          const again = () => context.call(operation, input, caller);
          reads.push({ id, request: request.url + (request.text ?? ''), parts: partsOf(answer), again });
        }
        return answer;
      },
    } satisfies CheckContext,
    lag: async () => look(),
  };
}

/** Repeats reads until one returns something else; undefined if none does. */
async function changeAmong(reads: readonly Read[], context: CheckContext, writtenAt: number) {
  for (const waitMs of laggingMs) {
    if (reads.length === 0 || !(await waitWithinBudget(context, waitMs))) break;
    const ms = context.now() - writtenAt;
    let noise: Change | undefined;
    for (const read of reads) {
      const change = await changeOf(read, ms);
      if (change?.kind === 'lag') return change;
      noise ??= change;
    }
    if (noise) return noise;
  }
  return undefined;
}

/** The status and each member of an answer, or its whole text if it has no members or is too long to compare them one by one. */
type Parts = ReadonlyMap<string, string>;

function partsOf({ response: { status, text, json } }: Exchange): Parts {
  const members = isObject(json) && text.length <= apartMost ? Object.entries(json) : [['', text] as const];
  const keys = members.map(([name, value]) => [`.${name}`, keyOf(value)] as const);
  return new Map([['status', `${status}`], ...keys]);
}

/** The same for a list in any order, and whenever its things were used: any other call moves the time of that. */
function keyOf(value: Json): string {
  const items = isArray(value)
    ? value.map((item) => JSON.stringify(item, timeless))
    : [JSON.stringify(value)];
  return textKey(items.toSorted().join());
}

const timeless = (_: string, value: Json) =>
  typeof value === 'string' && timeOf(value) !== undefined ? null : value;

/** Reads again and says how the answer has changed. Strings and numbers that are new each time do not count: they are ids or times. */
async function changeOf({ parts: first, again }: Read, ms: number): Promise<Change | undefined> {
  const later = partsOf(await again());
  const changed = [...new Set([...first.keys(), ...later.keys()])].filter(
    (name) => first.get(name) !== later.get(name),
  );
  if (changed.length === 0) return undefined;
  const last = await again();
  const lastParts = partsOf(last);
  const returnsTo = (parts: Parts) => changed.some((name) => parts.get(name) === lastParts.get(name));
  if (returnsTo(first)) return { kind: 'lag', ms: Math.max(ms, inTurnMs) };
  if (returnsTo(later)) return { kind: 'lag', ms };
  const { json } = last.response;
  const isMany = (name: string) => !isObject(json) || name === '.' || typeof json[name.slice(1)] === 'object';
  return changed.some(isMany) ? { kind: 'noise', ms } : undefined;
}
