import { operations } from '../../generated/operations.js';
import { findBody } from '../arbitraries/lookups.js';
import type { Sighting } from '../probes/answers.js';
import type { Keep, Sightings } from '../probes/sightings.js';
import type { CheckContext } from '../scene/check-context.js';
import { type Exchange, isSuccess } from '../target/exchange.js';
import { Interruption } from '../target/interruption.js';
import { writes } from '../target/safety.js';

/** Holds the sightings of a round until it is known whether the target has changed its behaviour meanwhile. */
export interface Held extends Keep {
  /** Lets them count, or records why they do not: a target that once refused good calls is not trusted any more. */
  release(because: string | undefined): void;
  /** Like this, for sightings that count immediately. */
  readonly atOnce: Keep;
}

export function createHeld(): Held {
  let rejection: string | undefined;
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
    rejected: (seen) => (kept.has(seen) ? rejection : undefined),
    release(because) {
      rejection ??= because;
      for (const { seen, sighting } of held.splice(0)) {
        if (rejection === undefined) seen.add(sighting);
        else seen.miss(rejection);
      }
    },
  };
}

/** Good finds in a row: a target that refuses every second or third call refuses one of them. */
const controls = 3;

/** Returns why earlier sightings say nothing: a find that succeeded before is refused now. Undefined if it is not. */
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

/** Statuses that depend on credentials, credit, load and outages. */
const passing: readonly number[] = [401, 402, 408, 429];

/** Checks whether the same request of the same caller is now granted, now refused. */
export function createSteadiness() {
  const granted = new Map<string, boolean>();
  let because: string | undefined;
  return {
    /** Returns why no refusal is trusted, undefined as long as each request is answered the same way. */
    because: () => because,
    see(exchange: Exchange): void {
      const { operation, credential, org, request, response } = exchange;
      const isLasting = !writes(operation) && !/\{(?!org_id)/.test(operations[operation].path);
      if (operation === 'createSession' || !isLasting || credential !== 'token' || org !== 'own') return;
      const { status } = response;
      if (status >= 500 || passing.includes(status)) return;
      // The request may be odd in a header.
      const { authorization: _, ...headers } = request.headers;
      const key = JSON.stringify([request.method, request.url, headers, request.text]);
      const before = granted.get(key);
      if (before === undefined) granted.set(key, isSuccess(exchange));
      else if (before !== isSuccess(exchange))
        because ??= `the same ${operation} was granted one time and answered with ${status} or another refusal another time`;
    },
  };
}
