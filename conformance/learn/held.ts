import { findBody } from '../arbitraries/lookups.js';
import type { Sighting } from '../probes/sighting.js';
import type { Keep, Sightings } from '../probes/sightings.js';
import type { CheckContext } from '../scene/check-context.js';
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
