import type { OperationId } from '../../generated/operations.js';
import { findBody } from '../arbitraries/lookups.js';
import { bodyOf, PassingFault, undecided } from '../probes/answers.js';
import type { ProbeContext } from '../probes/probe-context.js';
import type { Sighting } from '../probes/sighting.js';
import type { Sightings } from '../probes/sightings.js';
import { madeOnce } from '../resources/callers/made-once.js';
import type { CheckContext } from '../scene/check-context.js';
import { writes } from '../target/effect.js';
import { EndScenario } from '../target/end-scenario.js';
import { Interruption } from '../target/interruption.js';
import type { Known } from '../view/pool.js';

/** What was made in a round of looks, by its key. */
export type Made = Map<string, Promise<unknown>>;

/** @param made what several probes of a round need */
export function probeContext(context: CheckContext, made: Made): ProbeContext {
  /** Each key is made by one maker, and so holds what that one makes. */
  const shared = <T>(key: string, make: () => Promise<T>): Promise<T> =>
    madeOnce(made as Map<string, Promise<T>>, key, make);
  const known = (from: readonly Known[], because: string): Known => {
    const [first] = from;
    if (first) return first;
    throw undecided(because);
  };
  const someone = () => known(context.pool.distinct, 'nobody was found whom a lookup finds alone');
  return {
    ...context,
    shared,
    someone,
    several: () => known(context.pool.broad, 'no lookup was found that finds several people'),
    goodFind: () =>
      shared('good find', async () => {
        const answer = await context.find(findBody([someone().lookup], 5));
        bodyOf(answer);
        return answer;
      }),
  };
}

/** Attempts at one look that meets passing faults. */
const attempts = 3;

/**
 * One look. What ends it early is told; what ends the run is thrown.
 * @param ask answers undefined where others see what it shows
 * @param made what the round has made: what may have been made twice is not kept there
 */
export async function lookOnce(
  ask: (t: ProbeContext) => Promise<Sighting | undefined>,
  t: ProbeContext,
  made: Made,
  seen: Pick<Sightings, 'add' | 'miss'>,
  attempt = 1,
): Promise<void> {
  const [lost, before] = [t.lost().length, new Set(made.keys())];
  try {
    const sighting = await ask(t);
    const twice = t.lost().slice(lost).find(mayBeTwice);
    if (twice === undefined) {
      if (sighting) seen.add(sighting);
      return;
    }
    for (const key of made.keys()) if (!before.has(key)) made.delete(key);
    seen.miss(`an answer to ${twice} got lost: whether it was carried out, or twice, is not known`);
  } catch (error) {
    if (error instanceof PassingFault && attempt < attempts) return lookOnce(ask, t, made, seen, attempt + 1);
    if (error instanceof Interruption && (error.endsRun || error.kind === 'budget-spent')) throw error;
    if (error instanceof EndScenario || error instanceof Interruption) seen.miss(error.message);
    else
      seen.miss(`the kit broke: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  }
}

/** Whether it matters that it may have been. */
const mayBeTwice = (operation: OperationId): boolean => writes(operation) || operation === 'createSession';
