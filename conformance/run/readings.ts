import type { Readings } from '../../generated/questions.js';
import type { Looked } from '../checks/exchanges/looked.js';
import { allProbes } from '../probes/registry.js';
import { createWatch } from '../probes/watching.js';
import type { ReadingSeen } from '../report/report.js';

/** What a run shows of open questions, though it was made for something else. */
export interface SeenReadings {
  see(looked: Looked): void;
  /** The readings that all that was seen agrees with, in the order of the questions. */
  seen(): readonly ReadingSeen[];
}

/** @param known what the target once did, where that is known */
export function createSeenReadings(known: Partial<Readings> = {}): SeenReadings {
  const watch = createWatch(allProbes);
  return {
    see: watch.see,
    seen: () =>
      [...watch.sightings].flatMap(([question, sightings]): readonly ReadingSeen[] => {
        const conclusion = sightings.conclude();
        if (conclusion.kind === 'unknown') return [];
        const { times, of, saw } = conclusion;
        const was = known[question];
        const reading = conclusion.kind === 'reading' ? conclusion.reading : 'other';
        const changed = was !== undefined && was !== reading ? { was } : {};
        return [{ question, reading, seen: `${times} of ${of}`, saw, ...changed }];
      }),
  };
}
