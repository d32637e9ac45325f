import type { OperationId } from '../../generated/operations.js';
import type { RuleId } from '../../generated/rules.js';
import { findBody } from '../arbitraries/lookups.js';
import { type Answer, demand, PassingFault, sightingOf, succeeded } from '../probes/answers.js';
import { elementsOf, hasFailed } from '../probes/find/elements.js';
import type { Probe, ProbeContext } from '../probes/probe.js';
import { madeOnce } from '../resources/callers/callers.js';
import type { CheckContext } from '../scene/check-context.js';
import { createRecorder } from '../scene/scenario.js';
import { EndScenario, Interruption } from '../target/end-scenario.js';
import type { Exchange } from '../target/exchange.js';
import { writes } from '../target/target.js';
import type { Known } from '../view/pool.js';
import type { Asked } from './looks.js';

interface Shared<T = unknown> {
  readonly result: T;
  readonly calls: readonly string[];
}

export interface Round {
  readonly made: Map<string, Promise<Shared>>;
  readonly losses: Losses;
}

const callsMost = 6;

export function probeContext(context: CheckContext, { made, losses }: Round): ProbeContext {
  const since = losses.calls().length;
  const before: string[] = [];
  const shared = async <T>(key: string, make: () => Promise<T>): Promise<T> => {
    const isMade = made.has(key);
    // Each key has one maker, and so one type.
    const { result, calls } = await madeOnce(made as Map<string, Promise<Shared<T>>>, key, async () => {
      const from = losses.calls().length;
      return { result: await make(), calls: losses.calls().slice(from) };
    });
    if (isMade) before.push(...calls);
    return result;
  };
  const known = ([first]: readonly Known[], because: string): Known => {
    demand(first, because);
    return first;
  };
  const someone = () => known(context.pool.distinct, 'nobody was found whom a lookup finds alone');
  return {
    ...context,
    ...createRecorder<RuleId>([], context.worked),
    shared,
    someone,
    several: () => known(context.pool.broad, 'no lookup was found that finds several people'),
    calls() {
      const all = [...before, ...losses.calls().slice(since)];
      const different = all.filter((call, index) => call !== all[index - 1]);
      return different.slice(-callsMost).join(', ');
    },
    // A lookup that failed inside the service should not end the probe.
    async find(body, how) {
      const answer = await context.find(body, how);
      return elementsOf(answer)?.some(hasFailed) ? context.find(body, how) : answer;
    },
    goodFind: () =>
      shared('good find', async () => succeeded(await context.find(findBody([someone().lookup], 5)))),
  };
}

const attempts = 3;

/** Takes one look. Records what ends it early, and throws what ends the run. */
export async function lookOnce(asked: Asked, t: ProbeContext, round: Round, attempt = 1): Promise<void> {
  const { question, probe, seen } = asked;
  const { made, losses } = round;
  const [lost, before] = [losses.count(t.lost()), new Set(made.keys())];
  try {
    const answer = await (probe.movesTime ? inMovedTime(probe, t) : probe.ask?.(t));
    if (losses.count(t.lost()) > lost) {
      seen.miss('an answer got lost: whether a call was carried out, or twice, is not known');
      for (const key of made.keys()) if (!before.has(key)) made.delete(key);
    } else if (!probe.watch) seen.add(sightingOf(answer, question, t.calls()), true);
  } catch (error) {
    if (error instanceof PassingFault && attempt < attempts) return lookOnce(asked, t, round, attempt + 1);
    if (error instanceof Interruption && (error.endsRun || error.kind === 'budget-spent')) throw error;
    if (error instanceof EndScenario || error instanceof Interruption) seen.miss(error.message);
    else seen.miss(`the kit broke: ${error instanceof Error ? error.stack : String(error)}`);
  }
}

/** Asks, and puts back the time that the probe moves, which no token survives. */
async function inMovedTime(probe: Probe, t: ProbeContext): Promise<Answer> {
  const { control } = t;
  const clock = await control?.clockAt(t.now());
  try {
    return await probe.ask?.(t);
  } finally {
    await control?.restoreClock(clock, t.now());
    t.callers.forgetTokens();
  }
}

/** Counts calls that may have been carried out without an answer, or twice. */
export function createLosses() {
  let undone = 0;
  const calls: string[] = [];
  return {
    calls: (): readonly string[] => calls,
    see({ operation, response }: Exchange): void {
      calls.push(`${operation} → status ${response.status}`);
      // A service that asks to retry later has not carried out the call.
      const isPutOff = response.status === 503 && response.headers['retry-after'] !== undefined;
      if (isPutOff && mayBeTwice(operation)) undone += 1;
    },
    /** @param lost the operations that were sent again, or had no conclusive answer */
    count: (lost: readonly OperationId[]): number => lost.filter(mayBeTwice).length - undone,
  };
}

export type Losses = ReturnType<typeof createLosses>;

/** Whether carrying out an operation twice matters. */
const mayBeTwice = (operation: OperationId): boolean => writes(operation) || operation === 'createSession';
