import { operations } from '../../generated/operations.js';
import { findBody } from '../arbitraries/lookups.js';
import type { Sighting } from '../probes/answers.js';
import type { Keep, Sightings } from '../probes/sightings.js';
import type { CheckContext } from '../scene/check-context.js';
import { writes } from '../target/effect.js';
import { type Exchange, isSuccess } from '../target/exchange.js';
import { Interruption } from '../target/interruption.js';

/** What was seen in a round, until it is known whether the target has turned meanwhile. */
export interface Held extends Keep {
  /** Lets it count, or says of each why it does not: who has refused good calls once is not believed any more. */
  release(because: string | undefined): void;
  /** The same, for what counts at once. */
  readonly atOnce: Keep;
}

export function createHeld(): Held {
  let doubt: string | undefined;
  const kept = new Set<Sightings>();
  const held: { readonly seen: Sightings; readonly sighting: Sighting }[] = [];
  return {
    for: (seen) => ({
      add(sighting) {
        kept.add(seen);
        held.push({ seen, sighting });
      },
      miss: seen.miss,
    }),
    atOnce: {
      for(seen) {
        kept.add(seen);
        return seen;
      },
    },
    doubt: (seen) => (kept.has(seen) ? doubt : undefined),
    release(because) {
      doubt ??= because;
      for (const { seen, sighting } of held.splice(0)) {
        if (doubt === undefined) seen.add(sighting);
        else seen.miss(doubt);
      }
    },
  };
}

/** Good finds in a row: who refuses every second call, or every third, refuses one of them. */
const controls = 3;

/** Why what was seen before says nothing: what is granted, and was so before, is refused. */
export async function turned(context: CheckContext): Promise<string | undefined> {
  const [someone] = context.pool.distinct;
  if (!someone) return undefined;
  try {
    for (let control = 0; control < controls; control += 1) {
      const answer = await context.find(findBody([someone.lookup], 5));
      const { status } = answer.response;
      if (status >= 400 && status < 500 && status !== 402 && status !== 429) {
        return `a good find was answered with status ${status} afterwards: good calls are refused, too`;
      }
    }
    return undefined;
  } catch (error) {
    if (error instanceof Interruption && !error.endsRun) return undefined;
    throw error;
  }
}

/** What credentials, credit, load and outages have to do with. */
const passing: readonly number[] = [401, 402, 408, 429];

/** Looks whether the same request of the same caller is granted now and refused then. */
export function createSteadiness() {
  const granted = new Map<string, boolean>();
  let because: string | undefined;
  return {
    /** Why no refusal is believed; undefined as long as each request is answered the same way. */
    because: () => because,
    see(exchange: Exchange): void {
      const { operation, credential, org, request, response } = exchange;
      const isLasting = !writes(operation) && !/\{(?!org_id)/.test(operations[operation].path);
      if (operation === 'createSession' || !isLasting || credential !== 'token' || org !== 'own') return;
      const { status } = response;
      if (status >= 500 || passing.includes(status)) return;
      // What is odd about it may stand in a header.
      const { authorization: _, ...headers } = request.headers;
      const key = JSON.stringify([request.method, request.url, headers, request.text]);
      const before = granted.get(key);
      if (before === undefined) granted.set(key, isSuccess(exchange));
      else if (before !== isSuccess(exchange))
        because ??= `the same ${operation} was granted one time and answered with ${status} or another refusal another time`;
    },
  };
}
