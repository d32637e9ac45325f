import { findBody } from '../arbitraries/lookups.js';
import {
  decided,
  demand,
  hasFailed,
  isFound,
  PassingFault,
  type ProbeContext,
  sightingOf,
  succeeded,
  undecided,
} from '../probes/probe.js';
import { madeOnce } from '../resources/callers/callers.js';
import type { CheckContext } from '../scene/check-context.js';
import { createRecorder, type Exchange, type RuleId } from '../scene/scenario.js';
import { EndScenario, Interruption } from '../target/end-scenario.js';
import { writes } from '../target/target.js';
import type { Known } from '../view/find-view.js';
import type { Asked } from './looks.js';

interface Shared<T = unknown> {
  readonly result: T;
  readonly calls: readonly string[];
}

export interface Round {
  readonly made: Map<unknown, Promise<Shared>>;
  /** The calls of the run so far, in words. */
  readonly sent: readonly string[];
}

const callsMost = 6;

export function probeContext(context: CheckContext, { made, sent }: Round): ProbeContext {
  const since = sent.length;
  const before: string[] = [];
  const shared = async <T>(key: unknown, make: () => Promise<T>): Promise<T> => {
    const isMade = made.has(key);
    // Each key has one maker, and so one type.
    const { result, calls } = await madeOnce(made as Map<unknown, Promise<Shared<T>>>, key, async () => {
      const from = sent.length;
      return { result: await make(), calls: sent.slice(from) };
    });
    if (isMade) before.push(...calls);
    return result;
  };
  const known = ([first]: readonly Known[], because: string): Known => {
    demand(first, because);
    return first;
  };
  const someone = () => known(context.pool.distinct, 'nobody was found whom a lookup finds alone');
  const goodBody = () => findBody([someone().lookup], 5);
  // A lookup that failed inside the service should not end the probe.
  const findAnyhow: ProbeContext['find'] = async (body, how) => {
    const answer = await context.find(body, how);
    return hasFailed(answer) ? context.find(body, how) : answer;
  };
  return {
    ...context,
    ...createRecorder<RuleId>([], context.worked),
    call: async (...given) => decided(await context.call(...given)),
    session: async (request) => decided(await context.session(request)),
    find: async (...given) => decided(await findAnyhow(...given)),
    findAnyhow,
    shared,
    someone,
    several: () => known(context.pool.broad, 'no lookup was found that finds several people'),
    calls() {
      const all = [...before, ...sent.slice(since)];
      const different = all.filter((call, index) => call !== all[index - 1]);
      return different.slice(-callsMost).join(', ');
    },
    goodBody,
    goodFind: () =>
      shared('good find', async () => {
        const answer = succeeded(decided(await findAnyhow(goodBody())));
        if (isFound(answer)) return answer;
        throw undecided('somebody who was found before was not found again');
      }),
  };
}

const attempts = 3;

/** Takes one look. Records what ends it early, and throws what ends the run. */
export async function lookOnce(asked: Asked, t: ProbeContext, round: Round, attempt = 1): Promise<void> {
  const { question, probe, seen } = asked;
  const { made } = round;
  const [lost, before] = [lossesOf(t), new Set(made.keys())];
  try {
    const answer = await probe.ask?.(t, question);
    if (lossesOf(t) > lost) {
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

/** Returns the number of calls that matter and may have been carried out without an answer, or twice. */
const lossesOf = (t: ProbeContext): number =>
  t.lost().filter((operation) => writes(operation) || operation === 'createSession').length;

export const inWords = ({ operation, response }: Exchange): string =>
  `${operation} → status ${response.status}`;
